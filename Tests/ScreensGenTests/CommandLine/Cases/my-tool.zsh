#compdef my-tool
# Completes the command lines of my-tool in zsh; made by 'my-tool completions zsh'.

_my-tool() {
  local -a candidates
  if (( CURRENT == 2 )); then
    candidates=(
      'make:Make $(x), `y` & "z" \ [a]: it'\''s.'
      'see:list'
      '--help:show the help'
      '--version:print the version'
    )
    _describe command candidates
    return
  fi
  local command=$words[2]
  case $command in
    'see')
      if (( CURRENT == 3 )); then
        candidates=(
      'list:List.'
        )
        _describe command candidates
        return
      fi
      command+=" $words[3]"
      shift words
      (( CURRENT-- ))
      ;;
  esac
  shift words
  (( CURRENT-- ))
  case $command in
    'make')
      _arguments -s -S \
        '(-k --kind)'{-k+,--kind=}'[one or \[two\]\: it'\''s]:KIND:(one two)' \
        '(-o --output)'{-o+,--output=}'[where]:DIR:_files -/' \
        '*--data=[what]:FILE:_files' \
        '--name=[who]:'\''NAME\: TYPE'\'': ' \
        '(-h --help)'{-h,--help}'[help]' \
        '*: :_my-tool_specs'
      ;;
    'see list')
      _arguments -s -S \
        '(-h --help)'{-h,--help}'[help]' \
        '*: :(a b)'
      ;;
  esac
}

_my-tool_specs() {
  _files -g '*(.screenlet.yml|.screenlet.yaml|.connector.yml|.connector.yaml|.interactor.yml|.interactor.yaml|.theme.yml|.theme.yaml|.themes.yml|.themes.yaml|.module.yml|.module.yaml)'
}

_my-tool_printed() {
  compadd -- $(my-tool "$@" 2> /dev/null)
}

if [[ $funcstack[1] == _my-tool ]]; then
  _my-tool "$@"
else
  compdef _my-tool my-tool
fi
