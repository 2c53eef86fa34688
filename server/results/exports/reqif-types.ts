import { TEXT_MAX } from '#contract/limits.ts'
import { attributeText } from './xml-text.ts'

export type Value = string | boolean
type ValueKind = 'STRING' | 'BOOLEAN'

const datatypes: Record<ValueKind, string> = { STRING: 'ninefold-text', BOOLEAN: 'ninefold-flag' }

/** What each kind of object says of itself. The first two have the names that requirements tools look for. */
const FOREIGN_ID = 'ReqIF.ForeignID'
const TEXT = 'ReqIF.Text'
const objectAttributes = {
  metric: { [FOREIGN_ID]: 'STRING', [TEXT]: 'STRING', Purposes: 'STRING' },
  story: { [FOREIGN_ID]: 'STRING', [TEXT]: 'STRING', Stakeholders: 'STRING' },
  option: { [FOREIGN_ID]: 'STRING', [TEXT]: 'STRING', Decision: 'STRING', Reason: 'STRING', 'Re-check': 'BOOLEAN' },
  requirement: {
    [FOREIGN_ID]: 'STRING',
    [TEXT]: 'STRING',
    Need: 'STRING',
    Direction: 'STRING',
    Measure: 'STRING',
    Option: 'STRING',
    Story: 'STRING',
    Metric: 'STRING',
    'Re-check': 'BOOLEAN',
  },
} as const satisfies Record<string, Record<string, ValueKind>>
const specificationAttributes = { 'Primary need': 'STRING', Purposes: 'STRING', Stakeholders: 'STRING' } as const

export type ObjectKind = keyof typeof objectAttributes
const names: Record<ObjectKind, string> = {
  metric: 'Metric',
  story: 'User story',
  option: 'Functional option',
  requirement: 'System requirement',
}

export const objectType = (kind: ObjectKind) => `ninefold-${kind}`
export const RELATION_TYPE = 'ninefold-derives-from'
export const SPECIFICATION_TYPE = 'ninefold-solution'

const attributeId = (typeId: string, name: string) => `${typeId}-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`

/** Identity that every element of a ReqIF file carries. */
export const identity = (id: string, at: string, longName: string) =>
  `IDENTIFIER="${id}" LAST-CHANGE="${at}" LONG-NAME="${attributeText(longName)}"`

export function writeTypes(at: string): string {
  const objects = (Object.keys(objectAttributes) as ObjectKind[]).map((kind) =>
    typeOf('SPEC-OBJECT-TYPE', objectType(kind), names[kind], objectAttributes[kind]),
  )
  return (
    `<DATATYPES>` +
    `<DATATYPE-DEFINITION-STRING ${identity(datatypes.STRING, at, 'Text')} MAX-LENGTH="${TEXT_MAX}"/>` +
    `<DATATYPE-DEFINITION-BOOLEAN ${identity(datatypes.BOOLEAN, at, 'Flag')}/>` +
    `</DATATYPES>\n<SPEC-TYPES>\n${objects.join('')}` +
    `<SPEC-RELATION-TYPE ${identity(RELATION_TYPE, at, 'derives from')}/>\n` +
    typeOf('SPECIFICATION-TYPE', SPECIFICATION_TYPE, 'Solution', specificationAttributes) +
    `</SPEC-TYPES>\n`
  )

  function typeOf(element: string, id: string, longName: string, attributes: Record<string, ValueKind>) {
    const definitions = Object.entries(attributes).map(
      ([name, kind]) =>
        `<ATTRIBUTE-DEFINITION-${kind} ${identity(attributeId(id, name), at, name)}>` +
        `<TYPE><DATATYPE-DEFINITION-${kind}-REF>${datatypes[kind]}</DATATYPE-DEFINITION-${kind}-REF></TYPE>` +
        `</ATTRIBUTE-DEFINITION-${kind}>\n`,
    )
    return `<${element} ${identity(id, at, longName)}><SPEC-ATTRIBUTES>\n${definitions.join('')}</SPEC-ATTRIBUTES></${element}>\n`
  }
}

const valuesFor = (typeId: string, values: Record<string, Value>) =>
  Object.entries(values)
    .map(([name, value]) => {
      const kind: ValueKind = typeof value === 'boolean' ? 'BOOLEAN' : 'STRING'
      const reference = `<ATTRIBUTE-DEFINITION-${kind}-REF>${attributeId(typeId, name)}</ATTRIBUTE-DEFINITION-${kind}-REF>`
      return `<ATTRIBUTE-VALUE-${kind} THE-VALUE="${attributeText(String(value))}"><DEFINITION>${reference}</DEFINITION></ATTRIBUTE-VALUE-${kind}>`
    })
    .join('')

/** Every attribute that its kind defines: the compiler knows when one is forgotten. */
export type ObjectValues<Kind extends ObjectKind> = Record<
  Exclude<keyof (typeof objectAttributes)[Kind], typeof FOREIGN_ID | typeof TEXT>,
  Value
>

export const objectValues = <Kind extends ObjectKind>(
  kind: Kind,
  visibleId: string,
  text: string,
  values: ObjectValues<Kind>,
) => valuesFor(objectType(kind), { [FOREIGN_ID]: visibleId, [TEXT]: text, ...values })

export const specificationValues = (values: Record<keyof typeof specificationAttributes, string>) =>
  valuesFor(SPECIFICATION_TYPE, values)
