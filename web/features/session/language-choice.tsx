import type { ReactNode } from 'react'
import { languageMessages } from '#contract/messages/language.ts'
import { languagesOffered } from '../../lib/session/languages-offered.ts'
import { LanguageOptions } from '../../ui/field/language-options.tsx'
import classes from './language-choice.module.css'

interface LanguageChoiceProps {
  /** What is chosen; otherwise what one reads. */
  value?: string
  onChoose: (language: string) => void
  /** A choice before the languages. */
  children?: ReactNode
}

/** In which language this browser shows the screens. */
export function LanguageChoice({ value = document.documentElement.lang, onChoose, children }: LanguageChoiceProps) {
  const offered = languagesOffered()
  if (offered.length === 0) return null
  return (
    <label className={classes.language}>
      {languageMessages.language}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {children}
        <LanguageOptions languages={offered} />
      </select>
    </label>
  )
}
