# Edits files in place, as people do: what a file gets depends on its place among the arguments.

FNR == 1 { save(); file = FILENAME; number++; count = 0 }
{ lines[++count] = $0 }
END { save() }

function save() {
  if (file == "") return
  if (file ~ /\.swift$/) edit_swift(number % 8)
  else if (file ~ /\.xib$/) edit_xib(number % 6)
  else edit_spec()
  for (i = 1; i <= count; i++) print lines[i] > file
  close(file)
}

function edit_swift(rule) {
  if (rule == 1) below(last("[{]$"), "// A comment in the last block.")
  if (rule == 2) below(first("func .*[{]$"), "    print(\"a line more\")")
  if (rule == 3) change(first("\""), "\"", "\"Edited ")
  if (rule == 4) swap(int(count / 2))
  if (rule == 5) remove(int(count * 2 / 3))
  # What a changed summary changes too.
  if (rule == 6) change(first("^/// "), "$", " Edited.")
  if (rule == 7) below(count, "// The end of the file.")
}

function edit_xib(rule) {
  if (rule == 1) change(first(" (text|title)=\""), " (text|title)=\"", "&Edited ")
  if (rule == 2) swap(first("<constraint "))
  if (rule == 3) change(last(" constant=\""), " constant=\"", "&1")
  if (rule == 4) remove(last("<constraint "))
  if (rule == 5) change(first("<(label|button|textField) "), "<(label|button|textField) ", "&alpha=\"0.5\" ")
}

# Random specs have changes of their own besides.
function edit_spec() { change(first("^summary: [A-Z]"), "$", " Changed.") }

function first(pattern,   i) { for (i = 1; i <= count; i++) if (lines[i] ~ pattern) return i; return 0 }
function last(pattern,   i) { for (i = count; i > 0; i--) if (lines[i] ~ pattern) return i; return 0 }
function change(line, pattern, text) { if (line) sub(pattern, text, lines[line]) }
function remove(line) {
  if (!line) return
  for (count--; line <= count; line++) lines[line] = lines[line + 1]
}
function swap(line,   kept) {
  if (!line || line >= count) return
  kept = lines[line]; lines[line] = lines[line + 1]; lines[line + 1] = kept
}
function below(line, text,   i) {
  if (!line) return
  for (i = ++count; i > line + 1; i--) lines[i] = lines[i - 1]
  lines[line + 1] = text
}
