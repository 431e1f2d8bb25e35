# Reads allowed.diff and the output of `diff -r -U 1 old new`, and prints each difference that is not
# allowed below a line `@@` with its first place. A difference is the lines that it removes and adds,
# wherever that is: it is printed once, and allowed everywhere.

FILENAME != ARGV[1] && !isPastAllowed { finish(); isPastAllowed = 1 }
/^diff / { finish(); isHeader = 1; place = $NF; sub(/^new\//, "", place); next }
/^@@/ { finish(); isHeader = 0; next }
/^Only in / {
  finish()
  place = $3 "/" $4
  sub(/:/, "", place)
  key = (place ~ /^old/ ? "-" : "+") "the file " substr(place, 5) "\n"
  place = substr(place, 5)
  shown = key
}
isHeader { next }
# A base has the lines of files behind '|'.
place ~ /\.screens-gen$/ { sub(/^ [|]/, " ") || sub(/^-[|]/, "-") || sub(/^[+][|]/, "+") }
/^[-+\\ ]/ { shown = shown $0 "\n" }
/^[-+\\]/ { key = key $0 "\n" }
END {
  finish()
  for (i = 1; i <= count; i++) {
    others = times[i] > 1 ? " and " times[i] - 1 " more" : ""
    printf "@@ %s%s\n%s", places[i], others, texts[i]
  }
}

function finish() {
  if (key != "" && !isPastAllowed) allowed[key] = 1
  else if (key != "" && !(key in allowed)) {
    if (!(key in numbers)) {
      numbers[key] = ++count
      places[count] = place
      texts[count] = shown
    }
    times[numbers[key]]++
  }
  key = shown = ""
}
