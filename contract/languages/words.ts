/**
 * The shape that English texts give to every other language: the same names, texts for texts, and functions of the same
 * holes. The compiler refuses a language that lacks one or has one too many.
 */
export type Words<English> = {
  readonly [Name in keyof English]: English[Name] extends string
    ? string
    : English[Name] extends (...holes: infer Holes) => infer Text
      ? (...holes: Holes) => Text extends string ? string : Text
      : Words<English[Name]>
}
