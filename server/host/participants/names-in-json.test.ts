import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { placesIn, type Places } from '../../workshop/hide-emails.ts'
import { IN_ANSWERS, renameInAnswer, renameInTrash } from './names-in-json.ts'

/** Each place as the path that leads there. */
function pathsOf(places: Places): string[] {
  if (places === 'here') return ['']
  if ('inItems' in places) return pathsOf(places.inItems).map((path) => `[]${path}`)
  return Object.entries(places.inFields).flatMap(([field, part]) => pathsOf(part).map((path) => `.${field}${path}`))
}

test('every place where the answer of a write names a person is known', () => {
  const endpoints: Endpoint[] = Object.values<unknown>(contract).filter(
    (each): each is Endpoint => typeof each === 'object' && each !== null && 'method' in each,
  )
  const writes = endpoints.filter(({ method }) => method !== 'GET')
  expect(writes.length).toBeGreaterThan(50)
  const paths = writes.flatMap(({ response }) => {
    const places = placesIn(response)
    return places ? pathsOf(places) : []
  })
  // of one's own answer and of a removal, whose fields no schema marks
  expect(new Set([...paths, '.email'])).toEqual(new Set(pathsOf(IN_ANSWERS)))
})

test('nothing but the fields that name a person changes, whatever the texts are', () => {
  const anything = fc.jsonValue()
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), anything, (email, work) => {
      const newName = (stored: string) => (stored === email ? 'participant 1' : undefined)
      const entry = (user_email: string) => ({
        solutions: [{ [email]: email, user_email }],
        user_stories: work,
        kind: email,
      })
      if (['solutions', 'user_email', 'user_stories', 'kind', '__proto__'].includes(email)) return
      const expected = JSON.stringify(entry('participant 1'))
      expect(renameInTrash(JSON.stringify(entry(email)), newName)).toBe(expected)
      expect(renameInTrash(JSON.stringify(entry('somebody else')), newName)).toBeUndefined()
      expect(renameInAnswer(JSON.stringify({ work, user_email: email }), newName, () => undefined)).toBe(
        JSON.stringify({ work, user_email: 'participant 1' }),
      )
    }),
  )
})
