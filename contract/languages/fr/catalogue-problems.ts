import type { catalogueProblemsMessages as english } from '../../messages/catalogue-problems.ts'
import type { Words } from '../words.ts'
import { agreeing, capital, nounOf, quoted } from './grammar.ts'

const one = (title: string) => capital(nounOf(title).one)
const many = (title: string) => capital(nounOf(title).many)

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english> = {
  tooLong: (max: number) => `Ce texte est trop long : il peut compter ${max} caractères.`,
  needsId: (title: string) => `${one(title)} : il manque un id, un nombre entier à partir de 1.`,
  idTwice: (id: number, title: string) => `${many(title)} : l’id ${id} y figure deux fois.`,
  needsName: (title: string) => `${one(title)} : il manque un nom.`,
  nameTwice: (name: string, title: string) => `${many(title)} : ${quoted(name)} y figure deux fois.`,
  descriptionIsText: 'La description doit être un texte.',
  sourceIsText: 'La source doit être un texte.',
  needs: (count: number) => `Il faut exactement ${count} besoins, avec les id 1 à ${count}.`,
  measureId: (max: number) => `Une appréciation a un id de 1 à ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `L’appréciation ${id} doit exister et s’appeler « None ».`,
  effects: (effects: readonly string[]) => `Un effet est l’un de : ${effects.join(', ')}.`,
  effectOfNone: '« None » n’a aucun effet sur un besoin : son effet doit être « none ».',
  needsCategory: 'La partie prenante a besoin d’une catégorie.',
  needsPurpose: 'Un indicateur a besoin d’une finalité.',
  listOfIds: (title: string) => `${many(title)} d’un indicateur : il faut une liste d’id.`,
  unknown: (title: string, id: string) => `${one(title)} ${id} : ${agreeing('inconnu', nounOf(title))}.`,
}
