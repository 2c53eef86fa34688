import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))
/** grammar.ts is how the others count and list. */
const files = readdirSync(folder).filter((file) => file !== 'grammar.ts' && !file.endsWith('.test.ts'))

/** What in it is neither a text, nor a text with holes, nor a group of these. */
function strangers(value: unknown, path: string): string[] {
  if (typeof value === 'string' || typeof value === 'function') return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => strangers(inner, `${path}.${key}`))
}

test.for(files)(
  '%s is one object of texts and of functions that make one, so that another language can have its shape',
  async (file) => {
    const exported = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>
    const name = `${file.replace('.ts', '').replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Messages`
    expect(Object.keys(exported)).toEqual([name])
    expect(strangers(exported[name], name)).toEqual([])
  },
)
