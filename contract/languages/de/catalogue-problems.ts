import type { catalogueProblemsMessages as english } from '../../messages/catalogue-problems.ts'
import type { Words } from '../words.ts'
import { nounFor, quoted } from './grammar.ts'

const one = (title: string) => nounFor(title).one
const many = (title: string) => nounFor(title).many

/** What it is about stands before a colon, so that nothing has to be declined. */
export const catalogueProblemsMessages: Words<typeof english> = {
  tooLong: (max: number) => `Dieser Text ist zu lang: Er darf ${max} Zeichen haben.`,
  needsId: (title: string) => `${one(title)}: Es fehlt eine ID, eine ganze Zahl ab 1.`,
  idTwice: (id: number, title: string) => `${many(title)}: Die ID ${id} kommt zweimal vor.`,
  needsName: (title: string) => `${one(title)}: Es fehlt ein Name.`,
  nameTwice: (name: string, title: string) => `${many(title)}: ${quoted(name)} kommt zweimal vor.`,
  descriptionIsText: 'Die Beschreibung muss ein Text sein.',
  sourceIsText: 'Die Quelle muss ein Text sein.',
  needs: (count: number) => `Es müssen genau ${count} Bedürfnisse sein, mit den IDs 1 bis ${count}.`,
  measureId: (max: number) => `Eine Wirkungsart hat eine ID von 1 bis ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `Die Wirkungsart ${id} muss vorhanden sein und „None“ heißen.`,
  effects: (effects: readonly string[]) => `Eine Wirkung ist eines von ${effects.join(', ')}.`,
  effectOfNone: '„Keine“ bewirkt bei einem Bedürfnis nichts: Die Wirkung muss „none“ sein.',
  needsCategory: 'Der Stakeholder braucht eine Kategorie.',
  needsPurpose: 'Eine Kennzahl braucht einen Zweck.',
  listOfIds: (title: string) => `${many(title)} einer Kennzahl: Das ist eine Liste von IDs.`,
  unknown: (title: string, id: string) => `${one(title)} ${id} gibt es nicht.`,
}
