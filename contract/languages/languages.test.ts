import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from './languages.ts'

const others = Object.keys(languages).filter((language) => language !== 'en')
const files = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))

interface Texts {
  [name: string]: string | Texts | ((...holes: unknown[]) => unknown)
}

/** The plain sentences; what has holes is read by people. */
function sentences(texts: Texts, path: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[`${path}.${name}`, value]]
    return typeof value === 'object' ? sentences(value, `${path}.${name}`) : []
  })
}

const read = async (folder: string, file: string) =>
  sentences((await import(/* @vite-ignore */ `${folder}/${file}`)) as Texts, file)

test('every language has a folder, and every folder is a language', () => {
  const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  expect(folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(others.toSorted())
})

test.for(others)('%s says everything that English says, and nothing of it in English', async (language) => {
  expect(files(`./${language}/`)).toEqual(files('../messages/'))
  const same: string[] = []
  for (const file of files('../messages/').filter((name) => name !== 'grammar.ts')) {
    const english = await read('../messages', file)
    const own = new Map(await read(`./${language}`, file))
    expect([...own.keys()].toSorted(), file).toEqual(english.map(([name]) => name).toSorted())
    // a word or two may be the same in both; a sentence is not
    same.push(
      ...english.filter(([name, text]) => text.split(' ').length > 3 && own.get(name) === text).map(([name]) => name),
    )
  }
  expect(same).toEqual([])
})
