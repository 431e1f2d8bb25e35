import SpecModel

/// A language with one of everything, small enough to show what is derived from it whole.
let toyLanguage = Language(
  title: "Toys", intro: "What there is to play with.",
  files: [
    Mapping(
      "toy", "A toy", "Something to play with.",
      kinds: Mapping.Kinds(saidBy: "kind", "a toy of kind"),
      keys: [
        KeyRow(
          "toy", .text(TextForm("a name", pattern: Pattern.type(), role: .declares(.model))),
          "The name of the toy.", .required, example: "Ball"),
        KeyRow(
          "kind", .choice(["ball", "kite"]), "What it is.", .defaults(to: "ball"), example: "kite"),
        KeyRow(
          "tail", .number(.init(above: 0)), "How long its tail is.", .required, kinds: ["kite"],
          example: "2"),
        KeyRow(
          "colors", .oneOrMore(.text(TextForm("a colour"))),
          "Its colours, with `and` between them.",
          .otherwise("that of the wood"), example: "[red, blue]"),
        KeyRow("parts", .names(TextForm("the name of a part"), .keys(part)), "What it is made of."),
      ])
  ])

private let part = Mapping(
  "part", "A part", "A part of a toy.",
  keys: [KeyRow("broken", .flag, "Whether it is broken.", example: "no", companion: "broken")])
