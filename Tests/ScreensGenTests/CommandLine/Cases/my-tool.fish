# Completes the command lines of my-tool in fish; made by 'my-tool completions fish'.

# Whether these are the words of the command before the cursor.
function __my_tool_is
  set -l words (commandline -opc | string match -rv '^-')
  set -e words[1]
  switch "$words[1]"
    case 'see'
      set words $words[1..2]
    case '*'
      set words $words[1]
  end
  test "$words" = "$argv"
end

# The specs that the current word may become, and the directories that they may be in.
function __my_tool_specs
  for path in (__fish_complete_path (commandline -ct))
    if string match -qr '^[^\t]*(/|\.screenlet\.yml|\.screenlet\.yaml|\.connector\.yml|\.connector\.yaml|\.interactor\.yml|\.interactor\.yaml|\.theme\.yml|\.theme\.yaml|\.themes\.yml|\.themes\.yaml|\.module\.yml|\.module\.yaml)(\t|$)' -- $path
      echo $path
    end
  end
end

complete -c my-tool -f
complete -c my-tool -n '__my_tool_is ' -a 'make' -d 'Make $(x), `y` & "z" \\ [a]: it\'s.'
complete -c my-tool -n '__my_tool_is ' -a 'see' -d 'list'
complete -c my-tool -n '__my_tool_is ' -l help -d 'show the help'
complete -c my-tool -n '__my_tool_is ' -l version -d 'print the version'
complete -c my-tool -n '__my_tool_is see' -a 'list' -d 'List.'
complete -c my-tool -n '__my_tool_is make' -l kind -s k -x -a 'one two' -d 'one or [two]: it\'s'
complete -c my-tool -n '__my_tool_is make' -l output -s o -x -a '(__fish_complete_directories (commandline -ct))' -d 'where'
complete -c my-tool -n '__my_tool_is make' -l data -x -a '(__fish_complete_path (commandline -ct))' -d 'what'
complete -c my-tool -n '__my_tool_is make' -l name -x -d 'who'
complete -c my-tool -n '__my_tool_is make' -l help -s h -d 'help'
complete -c my-tool -n '__my_tool_is make' -a '(__my_tool_specs)'
complete -c my-tool -n '__my_tool_is see list' -l help -s h -d 'help'
complete -c my-tool -n '__my_tool_is see list' -a 'a b'
