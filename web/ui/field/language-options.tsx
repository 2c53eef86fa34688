import { ownName } from '../../lib/session/language-names.ts'

/** Each language by its own name, and said in it by a screen reader. */
export const LanguageOptions = ({ languages }: { languages: readonly string[] }) =>
  languages.map((language) => (
    <option key={language} value={language} lang={language}>
      {ownName(language)}
    </option>
  ))
