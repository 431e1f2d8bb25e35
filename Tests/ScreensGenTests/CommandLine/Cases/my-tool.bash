# Completes the command lines of my-tool in bash; made by 'my-tool completions bash'.

_my_tool() {
  local current=${COMP_WORDS[COMP_CWORD]} previous= command=${COMP_WORDS[1]} kind=
  local words= line
  COMPREPLY=()
  if (( COMP_CWORD > 0 )); then previous=${COMP_WORDS[COMP_CWORD-1]}; fi
  # '--name=value' is three words here.
  if [[ $current == '=' ]]; then
    current=
  elif [[ $previous == '=' ]] && (( COMP_CWORD > 1 )); then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi
  case $command in
    'see')
      if (( COMP_CWORD == 2 )); then
        words='list'
        command=
      else
        command+=" ${COMP_WORDS[2]}"
      fi
      ;;
  esac
  if (( COMP_CWORD == 1 )); then
    words='make see --help --version'
    command=
  fi
  case $command:$previous in
    'make:--kind' | 'make:-k') words='one two' ;;
    'make:--output' | 'make:-o') kind=directories ;;
    'make:--data') kind=files ;;
    'make:--name') words= ;;
    *)
      if [[ $current == -* ]]; then
        case $command in
          'make') words='--kind -k --output -o --data --name --help -h' ;;
          'see list') words='--help -h' ;;
        esac
      else
        case $command in
          'make') kind=specs ;;
          'see list') words='a b' ;;
        esac
      fi
      ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [[ -z $kind ]]; then return; fi
  compopt -o filenames 2> /dev/null
  while IFS= read -r line; do
    if [[ -d ${line/#\~/$HOME} ]]; then
      COMPREPLY+=("$line")
      continue
    fi
    case $kind:$line in
      files:*) COMPREPLY+=("$line") ;;
      specs:*.screenlet.yml | specs:*.screenlet.yaml | specs:*.connector.yml | specs:*.connector.yaml | specs:*.interactor.yml | specs:*.interactor.yaml | specs:*.theme.yml | specs:*.theme.yaml | specs:*.themes.yml | specs:*.themes.yaml | specs:*.module.yml | specs:*.module.yaml)
        COMPREPLY+=("$line")
        ;;
    esac
  done < <(compgen -f -- "$current")
}

complete -F _my_tool my-tool
