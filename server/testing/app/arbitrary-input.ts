import fc, { type Arbitrary } from 'fast-check'

/** A schema as the JSON it is. */
interface Json {
  type?: string
  const?: unknown
  anyOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  minItems?: number
  pattern?: string
  maxLength?: number
}

/** Texts that fit nowhere, or everywhere and should stay as they are. */
const oddText = fc.constantFrom(
  '',
  '   ',
  'a\0b',
  '\ud800 half a pair',
  'x'.repeat(10_001),
  "'; drop table solutions; --",
  '<script>alert(1)</script>',
  '🚲',
  '1',
  'true',
  'null',
  '__proto__',
)
const odd: Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.constantFrom(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0),
  fc.constantFrom(
    [],
    {},
    [[]],
    [null],
    { id: 1 },
    Array.from({ length: 1001 }, () => 1),
  ),
)

/** Names of columns and of traps; no call may pass one on. */
const extras = fc.dictionary(
  fc.constantFrom('id', 'session_id', 'revision', 'catalogue_id', 'code', 'created_at', 'constructor', 'toString'),
  fc.oneof(fc.constantFrom(1, 999_999, null), oddText),
  { maxKeys: 3, noNullPrototype: true },
)

/** What a schema allows; `known` are values of fields that exist, so that some calls get as far as the database. */
function fitting(schema: Json, known: unknown): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, undefined)))
  if ('const' in schema) return fc.constant(schema.const)
  const some = fitsType(schema)
  return known === undefined
    ? some
    : fc.oneof({ arbitrary: fc.constant(known), weight: 4 }, { arbitrary: some, weight: 1 })
}

function fitsType(schema: Json): Arbitrary<unknown> {
  switch (schema.type) {
    case 'integer':
      return fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constant(2_147_483_647))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inputFor(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: 4 })
    case 'string':
      return schema.pattern
        ? fc.constant('A'.repeat(22))
        : fc.string({ maxLength: Math.min(schema.maxLength ?? 20, 20) })
    default:
      return fc.constant({})
  }
}

/**
 * Input made from a call's own schema: mostly fitting, with wrong types, missing and additional fields among it.
 * `known` is an input that fits, whose ids exist.
 */
export function inputFor(schema: Json, known?: unknown): Arbitrary<unknown> {
  const { type, properties, required = [] } = schema
  const usually = (fits: Arbitrary<unknown>) => fc.oneof({ arbitrary: fits, weight: 6 }, { arbitrary: odd, weight: 1 })
  if (type !== 'object' || !properties) return usually(fitting(schema, known))

  const knownFields = (typeof known === 'object' && known !== null ? known : {}) as Record<string, unknown>
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, inputFor(field, knownFields[name])]),
  )
  const complete = fc.record(fields, { requiredKeys: required, noNullPrototype: true })
  const partial = fc.record(fields, { requiredKeys: [], noNullPrototype: true })
  const some = fc.oneof({ arbitrary: complete, weight: 5 }, { arbitrary: partial, weight: 1 })
  return fc.oneof(
    { arbitrary: fc.tuple(some, extras).map(([one, two]) => ({ ...two, ...one })), weight: 12 },
    { arbitrary: odd, weight: 1 },
  )
}
