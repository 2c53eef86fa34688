import type { catalogueProblemsMessages as english } from '../../messages/catalogue-problems.ts'
import type { Words } from '../words.ts'
import { nounOf, quoted } from './grammar.ts'

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const one = (title: string) => capital(nounOf(title).one)
const many = (title: string) => capital(nounOf(title).many)

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english> = {
  tooLong: (max: number) => `Este texto es demasiado largo: puede tener ${max} caracteres.`,
  needsId: (title: string) => `${one(title)}: falta un ID, un número entero desde 1.`,
  idTwice: (id: number, title: string) => `${many(title)}: el ID ${id} aparece dos veces.`,
  needsName: (title: string) => `${one(title)}: falta un nombre.`,
  nameTwice: (name: string, title: string) => `${many(title)}: ${quoted(name)} aparece dos veces.`,
  descriptionIsText: 'La descripción tiene que ser un texto.',
  sourceIsText: 'La fuente tiene que ser un texto.',
  needs: (count: number) => `Tiene que haber exactamente ${count} necesidades, con los ID 1 a ${count}.`,
  measureId: (max: number) => `Una medida tiene un ID de 1 a ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `La medida ${id} tiene que estar y llamarse «None».`,
  effects: (effects: readonly string[]) => `Un efecto es uno de estos: ${effects.join(', ')}.`,
  effectOfNone: 'Ninguno no le hace nada a una necesidad: su efecto tiene que ser «none».',
  needsCategory: 'La parte interesada necesita una categoría.',
  needsPurpose: 'Una métrica necesita un propósito.',
  listOfIds: (title: string) => `${many(title)} de una métrica: tiene que ser una lista de ID.`,
  unknown: (title: string, id: string) => `${one(title)} ${id}: no existe.`,
}
