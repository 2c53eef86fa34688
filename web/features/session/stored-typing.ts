import { stored } from '../../lib/session/stored-keys.ts'

const typing = stored('session', 'ninefold:typed')

const fields = () => document.querySelectorAll<HTMLInputElement>('form input[name]')

/** What was typed into the page's form, for the same page loaded anew; where it cannot be kept, it is typed again. */
export function keepTyped() {
  const typed = Object.fromEntries([...fields()].map(({ name, value }) => [name, value]))
  typing.write(JSON.stringify(typed))
}

/** Puts it back, except where somebody has begun to type again. Answers whether there was any. */
export function returnTyped(): boolean {
  const typed = take()
  if (!typed) return false
  for (const field of fields()) if (field.value === field.defaultValue) field.value = typed[field.name] ?? field.value
  return true
}

function take(): Record<string, string> | null {
  try {
    return JSON.parse(typing.read() ?? 'null') as Record<string, string> | null
  } catch {
    return null
  } finally {
    typing.write(null)
  }
}
