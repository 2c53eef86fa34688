import { Type } from 'typebox'
import { expect, test } from 'vitest'
import { serializerOf } from './serializer-of.ts'
import { serializeInSlices } from './serialize-in-slices.ts'

const Row = Type.Object({
  id: Type.Integer(),
  text: Type.Union([Type.String(), Type.Null()]),
  marked: Type.Optional(Type.Boolean()),
})
const Document = Type.Object({
  title: Type.String(),
  own: Type.Optional(Type.Object({ name: Type.String() })),
  solutions: Type.Array(
    Type.Object({
      id: Type.Integer(),
      names: Type.Array(Type.String()),
      rows: Type.Optional(Type.Array(Row)),
      stories: Type.Array(Type.Object({ id: Type.Integer(), purpose_ids: Type.Array(Type.Integer()) })),
    }),
  ),
})
const rows = Array.from({ length: 501 }, (_, id) => ({
  id,
  text: id % 2 ? null : `"${id}"\n`,
  secret: 'no field of the schema',
}))

test.each([
  ['nothing', { title: 'Empty', solutions: [] }],
  ['empty lists', { title: 'Ä "quoted"', solutions: [{ id: 1, names: [], rows: [], stories: [] }] }],
  [
    'many rows, and fields that the schema does not have',
    {
      title: 'Full',
      own: { name: 'x', other: 1 },
      solutions: [
        { id: 1, names: ['a', 'b'], rows, stories: [{ id: 1, purpose_ids: [3, 4] }], user_email: 'ana@example.org' },
        { id: 2, names: [], rows: [{ id: 1, text: '', marked: true }], stories: [{ id: 2, purpose_ids: [] }] },
        { id: 3, names: [], stories: [] },
      ],
    },
  ],
])('serializes %s as the whole value is serialized', async (_, value) => {
  const text = (await serializeInSlices(Document, value)).toString()
  expect(JSON.parse(text)).toEqual(JSON.parse(serializerOf(Document)(value)))
})
