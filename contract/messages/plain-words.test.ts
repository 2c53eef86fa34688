import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpMessages } from './help.ts'
import { solutionsMessages } from './solutions.ts'

const folder = new URL('.', import.meta.url)
const texts = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

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
  expect(texts).not.toContain(words)
})

test('what FHN and H9 stand for is said where they are met first', () => {
  const spelled = /fundamental human needs?/
  for (const text of [solutionsMessages.help, helpMessages.solution, helpMessages.solutionDetails, helpMessages.h9]) {
    expect(text).toMatch(spelled)
  }
})
