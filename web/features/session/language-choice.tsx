import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { languageMessages } from '#contract/messages/session.ts'
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

/**
 * In which language this browser shows the screens. Whoever walks through the languages by arrow key has chosen with Enter, or
 * by going on: else the page would come anew at every key.
 */
export function LanguageChoice({ value = document.documentElement.lang, onChoose, children }: LanguageChoiceProps) {
  const [walkedTo, setWalkedTo] = useState<string>()
  const isWalking = useRef(false)
  const offered = languagesOffered()
  if (offered.length === 0) return null
  const end = () => {
    setWalkedTo(undefined)
    if (walkedTo !== undefined && walkedTo !== value) onChoose(walkedTo)
  }
  const noteKey = (event: KeyboardEvent) => {
    isWalking.current = event.key !== 'Enter' && event.key !== ' '
    if (event.key !== 'Enter' || walkedTo === undefined) return
    event.preventDefault()
    end()
  }
  return (
    <label className={classes.language}>
      {languageMessages.language}
      <select
        value={walkedTo ?? value}
        onKeyDown={noteKey}
        onPointerDown={() => (isWalking.current = false)}
        onBlur={end}
        onChange={({ currentTarget }) => {
          if (isWalking.current) setWalkedTo(currentTarget.value)
          else onChoose(currentTarget.value)
        }}
      >
        {children}
        <LanguageOptions languages={offered} />
      </select>
    </label>
  )
}
