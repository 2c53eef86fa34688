import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { solutionsMessages } from './solutions.ts'
import { helpMessages } from './steps.ts'

const folder = new URL('.', import.meta.url)
/** grammar.ts is how the others count and list. */
const files = readdirSync(folder).filter((file) => file !== 'grammar.ts' && !file.endsWith('.test.ts'))

/** What in it is neither a text, nor a text with holes, nor a group of these. */
function strangers(value: unknown, path: string): string[] {
  if (typeof value === 'string' || typeof value === 'function') return []
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => strangers(inner, `${path}.${key}`))
}

test.for(files)(
  '%s exports objects of texts and of functions that return texts, so that another language can have the same shape',
  async (file) => {
    const exported = (await import(/* @vite-ignore */ `./${file}`)) as Record<string, unknown>
    for (const [name, texts] of Object.entries(exported)) {
      expect(name).toMatch(/Messages$/)
      expect(strangers(texts, name)).toEqual([])
    }
  },
)

const source = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')

/** What new readers took for something else, or for nothing. */
const misread = [
  'Neither is not rated',
  "metrics without'",
  'harmful or hollow',
  'seen from the primary need',
  'First what helps',
  'make a third',
  'Edit a merge',
  'Take over where all',
  'Is it to be built',
  "'The text'",
  'Deleted things',
  'Let go',
]

test.each(misread)('“%s” has not come back', (words) => {
  expect(source).not.toContain(words)
})

test('what FHN and H9 stand for is said where they are met first', () => {
  const spelled = /fundamental human needs?/
  for (const text of [solutionsMessages.help, helpMessages.solution, helpMessages.solutionDetails, helpMessages.h9]) {
    expect(text).toMatch(spelled)
  }
})
