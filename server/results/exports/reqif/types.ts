import { TEXT_MAX } from '#contract/limits.ts'
import type { Catalogue } from '../../../catalogue/catalogue.ts'
import { attributeText, elementText } from '../../../formats/xml-text.ts'
import type { FileWords } from '../words/file-words.ts'
import { choicesOf, ENUMERATIONS, markOf, type Choices, type Enumeration } from './words.ts'

/** The time of change of what is the same in all files: when it last became another. */
const TYPES_CHANGED = '2026-11-17T18:00:00.000Z'

/**
 * What an object may say of itself. One type has it all, because importers look up the id of what a relation leads to by the
 * type of what it comes from. The first three have the names that requirements tools look for. There is
 * no ReqIF.ChapterName beside the name: StrictDoc takes both for its title and refuses a type with two. All that people wrote is
 * XHTML, also what has one line: StrictDoc reads strings as if their letters were bytes and their backslashes escapes.
 * These names, and those of relations, are the same in every language, because tools map by them; values are words.
 */
const attributes = {
  'ReqIF.ForeignID': 'STRING',
  'ReqIF.Name': 'XHTML',
  'ReqIF.Text': 'XHTML',
  Kind: 'ENUMERATION',
  Purposes: 'XHTML',
  Stakeholders: 'XHTML',
  Need: 'ENUMERATION',
  Direction: 'ENUMERATION',
  Measure: 'ENUMERATION',
  Reading: 'ENUMERATION',
  Decision: 'ENUMERATION',
  Reason: 'XHTML',
  'Re-check': 'ENUMERATION',
  Option: 'STRING',
  Story: 'STRING',
  Metric: 'STRING',
  Link: 'STRING',
} as const satisfies Record<Enumeration, 'ENUMERATION'> & Record<string, AttributeKind>
const solutionAttributes = { 'Primary need': 'STRING', Purposes: 'STRING', Stakeholders: 'STRING' } as const
type AttributeKind = 'STRING' | 'XHTML' | 'ENUMERATION'

/** Texts, and of what is chosen the key. What is empty or absent is not written at all. */
export type ObjectValues = Partial<Record<keyof typeof attributes, string>>
export type SolutionValues = Record<keyof typeof solutionAttributes, string>

/** What one thing is to another. */
export const relations = {
  serves: 'serves',
  derives: 'derives from',
  rates: 'rates',
  answers: 'answers',
} as const
export type Relation = keyof typeof relations

/** Identity that every element of a ReqIF file carries. */
export const identity = (id: string, at: string, longName: string) =>
  `IDENTIFIER="${id}" LAST-CHANGE="${at}" LONG-NAME="${attributeText(longName)}"`

const plain = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** The types of a file, and the values that objects have by them. */
export class ReqifTypes {
  readonly #choices: Record<Enumeration, Choices>
  readonly #mark: string

  constructor(catalogue: Catalogue, words: FileWords) {
    this.#choices = choicesOf(catalogue, words)
    this.#mark = markOf(this.#choices)
  }

  get object() {
    return this.#id('object')
  }
  get solution() {
    return this.#id('solution')
  }
  relation = (relation: Relation) => this.#id(relation)

  #id = (name: string) => `ninefold-${this.#mark}-${name}`
  #datatype = (name: string, kind: AttributeKind) =>
    this.#id(kind === 'ENUMERATION' ? `one-${plain(name)}` : plain(kind))
  #choice = (name: string, key: string) => this.#id(`${plain(name)}-${key.replaceAll(' ', '-')}`)

  write(): string {
    const relationTypes = (Object.keys(relations) as Relation[]).map(
      (relation) => `<SPEC-RELATION-TYPE ${identity(this.relation(relation), TYPES_CHANGED, relations[relation])}/>\n`,
    )
    return (
      `<DATATYPES>\n` +
      `<DATATYPE-DEFINITION-STRING ${identity(this.#id('string'), TYPES_CHANGED, 'Text')} MAX-LENGTH="${TEXT_MAX}"/>\n` +
      `<DATATYPE-DEFINITION-XHTML ${identity(this.#id('xhtml'), TYPES_CHANGED, 'Text of several lines')}/>\n` +
      `${ENUMERATIONS.map((name) => this.#enumeration(name)).join('')}</DATATYPES>\n<SPEC-TYPES>\n` +
      this.#type('SPEC-OBJECT-TYPE', this.object, 'Ninefold', attributes) +
      relationTypes.join('') +
      this.#type('SPECIFICATION-TYPE', this.solution, 'Solution', solutionAttributes) +
      `</SPEC-TYPES>\n`
    )
  }

  #enumeration(name: Enumeration) {
    const values = [...this.#choices[name]].map(
      ([key, longName], place) =>
        `<ENUM-VALUE ${identity(this.#choice(name, key), TYPES_CHANGED, longName)}>` +
        `<PROPERTIES><EMBEDDED-VALUE KEY="${place}" OTHER-CONTENT=""/></PROPERTIES></ENUM-VALUE>`,
    )
    return (
      `<DATATYPE-DEFINITION-ENUMERATION ${identity(this.#datatype(name, 'ENUMERATION'), TYPES_CHANGED, name)}>` +
      `<SPECIFIED-VALUES>${values.join('')}</SPECIFIED-VALUES></DATATYPE-DEFINITION-ENUMERATION>\n`
    )
  }

  #type(element: string, id: string, longName: string, defined: Record<string, AttributeKind>) {
    const definitions = Object.entries(defined).map(([name, kind]) => {
      const definition = `ATTRIBUTE-DEFINITION-${kind}`
      const datatype = `DATATYPE-DEFINITION-${kind}-REF`
      const single = kind === 'ENUMERATION' ? ' MULTI-VALUED="false"' : ''
      return (
        `<${definition} ${identity(`${id}-${plain(name)}`, TYPES_CHANGED, name)}${single}>` +
        `<TYPE><${datatype}>${this.#datatype(name, kind)}</${datatype}></TYPE></${definition}>\n`
      )
    })
    return `<${element} ${identity(id, TYPES_CHANGED, longName)}><SPEC-ATTRIBUTES>\n${definitions.join('')}</SPEC-ATTRIBUTES></${element}>\n`
  }

  objectValues = (values: ObjectValues) => this.#values(this.object, attributes, values)
  solutionValues = (values: SolutionValues) => this.#values(this.solution, solutionAttributes, values)

  #values<Name extends string>(
    typeId: string,
    defined: Record<Name, AttributeKind>,
    values: Partial<Record<Name, string>>,
  ): string {
    const written = (Object.keys(defined) as Name[]).map((name) => {
      const value = values[name]
      if (!value) return ''
      const kind = defined[name]
      const reference = `ATTRIBUTE-DEFINITION-${kind}-REF`
      const definition = `<DEFINITION><${reference}>${typeId}-${plain(name)}</${reference}></DEFINITION>`
      switch (kind) {
        case 'STRING':
          return `<ATTRIBUTE-VALUE-STRING THE-VALUE="${attributeText(value)}">${definition}</ATTRIBUTE-VALUE-STRING>`
        case 'XHTML':
          return `<ATTRIBUTE-VALUE-XHTML>${definition}<THE-VALUE>${inParagraph(value)}</THE-VALUE></ATTRIBUTE-VALUE-XHTML>`
        case 'ENUMERATION':
          return (
            `<ATTRIBUTE-VALUE-ENUMERATION>${definition}<VALUES>` +
            `<ENUM-VALUE-REF>${this.#choice(name, value)}</ENUM-VALUE-REF></VALUES></ATTRIBUTE-VALUE-ENUMERATION>`
          )
      }
    })
    return `<VALUES>${written.join('')}</VALUES>`
  }
}

/**
 * Lines stay lines, also for readers that drop the elements. A backslash has an element of its own, because with what follows
 * it would be an escape to StrictDoc, and a wrong one (`\\x`) makes it refuse the file.
 */
const inParagraph = (text: string) =>
  `<xhtml:div>${text
    .split(/\r\n|\r|\n/)
    .map((line) => elementText(line).replaceAll('\\', '<xhtml:span>\\</xhtml:span>'))
    .join('<xhtml:br/>\n')}</xhtml:div>`
