import type { stepsMessages as english } from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} a medias` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english> = {
  steps: 'Pasos',
  allSteps: (all: number) => `Los ${all} pasos`,
  stepOfAll: (number: number, all: number, step: string) => `Paso ${number} de ${all} · ${step}`,
  here: 'Aquí',
  solution: 'Solución',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  userStories: 'Historias de usuario',
  options: 'Opciones',
  h9Analysis: 'Análisis H9',
  requirements: 'Requisitos',
  noneAdded: 'ninguna añadida',
  notWritten: (count: number) => `${count} sin escribir`,
  notRated: (unrated: number, oneWay: number) =>
    [
      ...(unrated > 0 ? [`${unrated} sin valorar`] : []),
      ...(oneWay > 0 ? [`${counted(oneWay, 'valorada')} en un solo sentido`] : []),
    ].join(', '),
  /** Of metrics. */
  added: (count: number) => counted(count, 'añadida'),
  people: (count: number) => counted(count, 'parte'),
  /** Of requirements; stories are those of which there are so many. */
  written: (count: number) => counted(count, 'escrito'),
  writtenOf: (written: number, all: number) => `${written} de ${counted(all, 'escrita')}`,
  optionCount: (count: number) => counted(count, 'opción', 'opciones'),
  ratedOf: (rated: number, all: number, half: number) => `${rated} de ${counted(all, 'valorada')}${andHalf(half)}`,
  /** The same where there is room for little: 2/4, 1 a medias */
  ratedShare: (rated: number, all: number, half: number) => `${rated}/${all}${andHalf(half)}`,
  toRecheck: (count: number) => `${count} por revisar`,
}
