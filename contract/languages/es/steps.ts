import type * as english from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} a medias` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english.stepsMessages> = {
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

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english.helpMessages> = {
  solution:
    'Pon nombre a lo que quieres crear, elige dónde debe hacer bien y decide la única necesidad humana fundamental para la que existe.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Cómo se llama, dónde debe hacer bien y la única necesidad humana fundamental para la que existe. Todos los pasos siguientes parten de aquí.',
  metrics: 'Elige de tres a cinco cifras que demuestren, dentro de un año, que tu solución ayudó.',
  stakeholders:
    'Añade a las personas y los seres a quienes importa cada cifra, sobre todo a quienes cargan con los efectos sin que nadie les pregunte.',
  userStories: 'Escribe una frase para cada métrica: ¿quién quiere qué, para que mejore qué?',
  functionalOptions:
    'Anota distintas maneras en que el sistema podría hacer realidad la historia; ya las juzgarás después.',
  h9: 'H9 son las nueve necesidades humanas fundamentales: di qué le hace la opción a cada una, primero si todo va bien (virtuoso) y luego si va mal (vicioso).',
  h9Virtuous:
    'Supón que la opción funciona como se pensó y que mucha gente la usa durante años. ¿Qué aporta a cada necesidad?',
  h9Vicious:
    'Supón que se usa en exceso, que se manipula, que se abusa de ella, que le falta dinero o que excluye a personas. ¿Qué le hace ahora a cada necesidad?',
  systemRequirements:
    'Convierte cada valoración con color de una necesidad humana fundamental en una regla comprobable que conserve lo bueno y evite el daño.',
}

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english.gapsMessages> = {
  purposesUnserved: (count: number) => `${counted(count, 'propósito')} sin métrica`,
  metricsWithoutStakeholder: (count: number) => `${counted(count, 'métrica')} sin parte interesada`,
  stakeholdersUnconcerned: (count: number) => `${counted(count, 'parte interesada', 'partes interesadas')} sin métrica`,
  metricsWithoutStory: (count: number) => `${counted(count, 'métrica')} sin historia`,
  storiesWithoutOption: (count: number) => `${counted(count, 'historia')} sin opción`,
  optionsNotRatedVirtuous: (count: number) => `${counted(count, 'opción', 'opciones')} sin valorar en sentido virtuoso`,
  optionsNotRatedVicious: (count: number) => `${counted(count, 'opción', 'opciones')} sin valorar en sentido vicioso`,
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'valoración que perjudica o solo parece ayudar, sin requisito',
      'valoraciones que perjudican o solo parecen ayudar, sin requisito',
    ),
  ratingsWithoutRequirement: (count: number) => `${counted(count, 'valoración', 'valoraciones')} sin requisito`,
  optionsToRecheck: (count: number) => `${counted(count, 'opción', 'opciones')} por revisar`,
  requirementsToRecheck: (count: number) => `${counted(count, 'requisito')} por revisar`,
  requirementsOfNone: (count: number) => `${counted(count, 'requisito')} con una valoración que ahora es Ninguno`,
}
