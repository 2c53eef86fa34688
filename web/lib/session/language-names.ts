/** What a language calls itself, so that people find theirs whatever they read now. Some write that with a small letter. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language))
}
