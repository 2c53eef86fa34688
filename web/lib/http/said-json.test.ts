import { expect, test, vi } from 'vitest'
import { readJson, writeJson } from './said-json.ts'

vi.mock(import('#contract/messages/people.ts'), async () => import('#contract/languages/de/people.ts') as never)

test('a page in another language says whom the server only numbers, and calls them what the server does', () => {
  const answer = {
    user_email: 'participant 3',
    by: 'participant 12 (imported)',
    known_as: 'participant',
    email: 'ana@example.org',
    people: ['participant 4', 'ben@example.org'],
    // what people write is theirs
    solution_name: 'participant 3',
  }
  const heard = readJson(JSON.stringify(answer))
  expect(heard).toEqual({
    ...answer,
    user_email: 'Person 3',
    by: 'Person 12 (importiert)',
    known_as: 'Person',
    people: ['Person 4', 'ben@example.org'],
  })
  const { people: _said, ...sent } = heard as typeof answer
  const { people: _meant, ...meant } = answer
  expect(JSON.parse(writeJson(sent))).toEqual(meant)
  for (const email of ['Person 3 Meier', 'Personal 3', 'Person x']) {
    expect(JSON.parse(writeJson({ email }))).toEqual({ email })
  }
})
