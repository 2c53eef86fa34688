import { useEffect, useRef, type ReactNode } from 'react'
import { chooseLanguage } from '../../lib/session/page-language.ts'
import LanguageChoice from './language-choice.tsx'

const KEY = 'ninefold:typed'

/** On the log-in. The page comes anew in the other language, with what was typed on it and with the focus where it was. */
export default function LoginLanguage(): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const typed = takeTyped()
    if (!typed) return
    for (const field of fields()) {
      // somebody may have begun to type again
      if (field.value === field.defaultValue) field.value = typed[field.name] ?? field.value
    }
    place.current?.querySelector('select')?.focus()
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

const fields = () => document.querySelectorAll<HTMLInputElement>('form input[name]')

function keepTyped() {
  try {
    sessionStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...fields()].map(({ name, value }) => [name, value]))),
    )
  } catch {
    // it cannot be kept, and is typed again
  }
}

function takeTyped(): Record<string, string> | null {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, string> | null
    sessionStorage.removeItem(KEY)
    return typed
  } catch {
    return null
  }
}
