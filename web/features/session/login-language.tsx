import { useEffect, useRef } from 'react'
import { chooseLanguage } from '../../lib/session/choose-language.ts'
import { LanguageChoice } from './language-choice.tsx'
import { keepTyped, returnTyped } from './stored-typing.ts'

/** On the log-in. The page comes anew in the other language, with what was typed on it and with the focus where it was. */
export function LoginLanguage() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (returnTyped()) place.current?.querySelector('select')?.focus()
  }, [])
  return (
    <div ref={place}>
      <LanguageChoice
        onChoose={(language) => {
          keepTyped()
          chooseLanguage(language)
        }}
      />
    </div>
  )
}
