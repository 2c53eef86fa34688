import type * as english from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { timeMessages } from './common.ts'
import { counted, directionOf, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english.editsMessages> = {
  story: (metric: string) => `Historia de usuario de «${isolated(metric)}»`,
  option: (text: string) => `Opción funcional «${isolated(text)}»`,
  optionNumber: (id: number) => `Opción funcional O${id}`,
  newOption: (metric: string) => `Nueva opción funcional para «${isolated(metric)}»`,
  requirement: (text: string) => `Requisito del sistema «${isolated(text)}»`,
  requirementNumber: (id: number) => `Requisito del sistema R${id}`,
  newRequirement: (need: string, direction: string) =>
    `Nuevo requisito del sistema para ${need} (${directionOf(direction)})`,
  solution: { name: 'Nombre de la solución', fhn: 'Necesidad principal', purposes: 'Propósitos principales' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `Decisión sobre «${isolated(option)}» (${decision})`,
  decisionReason: (option: string) => `Motivo de la decisión sobre «${isolated(option)}»`,
  /** Of what is unsaved, where it is written. */
  saving: 'Guardando…',
  waiting: 'Sin guardar: vuelve a intentarlo cuando haya red.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'Otra persona lo cambió. Al guardar podrás elegir con cuál te quedas.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) => `${what}: otra persona lo cambió. Al guardar podrás elegir con cuál te quedas.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Se muestra porque lo estás editando.',
}

/** Texts that were typed and not saved. */
export const draftsMessages: Words<typeof english.draftsMessages> = {
  keptWhileClosed:
    'Lo que habías escrito sin guardar se conserva en este navegador y entonces estará de nuevo en su campo.',
  /** Beside a restored draft, before the button that discards it. */
  notSaved: 'Aún sin guardar.',
  /** In its place afterwards, before Undo. */
  discarded: 'Descartado.',
  older: 'Escribiste esto antes en el mismo campo y no lo guardaste. El campo muestra un texto más reciente.',
  logOutTitle: 'Textos sin guardar en este dispositivo',
  logOutQuestion:
    'Has escrito textos que no están guardados. Este navegador los conserva 30 días y estarán de nuevo en sus campos cuando vuelvas a iniciar sesión. En un dispositivo compartido puedes eliminarlos ahora.',
  keepAndLogOut: 'Conservar y cerrar sesión',
  deleteAndLogOut: 'Eliminar y cerrar sesión',
}

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english.conflictsMessages> = {
  title: 'Cambió mientras tanto',
  decide: 'No se sobrescribió nada. Quédate con una de las dos versiones o combínalas.',
  blankMerge: 'No puede quedar vacío.',
  yoursNotSaved: 'Tu versión, sin guardar',
  keepMine: 'Mantener la mía',
  takeTheirs: 'Usar la otra',
  chooseAnother: 'Elegir otra',
  combineBoth: 'Combinar ambas',
  whose: (name: string) => `Versión de ${isolated(name)}`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'Guardada mientras tanto',
  yoursEarlier: 'Tu versión, guardada antes',
  takeSaved: 'Usar la versión guardada',
  saveDecision: 'Guardar decisión',
  anotherChoiceFor: (label: string) => `Otra opción para ${label}`,
  combinedText: 'Texto combinado',
}

/** What is asked before a page with unsaved changes is left. */
export const unsavedMessages: Words<typeof english.unsavedMessages> = {
  title: 'Cambios sin guardar',
  stay: 'Seguir aquí',
  leave: 'Salir sin guardar',
  saveAndLeave: 'Guardar y salir',
  beingSaved: 'Tus cambios se están guardando. Saldrás de esta página en cuanto estén guardados.',
  /** After the question, while the server is away. */
  away: 'El servidor no responde en este momento. Podrán guardarse cuando responda, y se conservan mientras sigas en esta página.',
  userStories: 'Tienes cambios sin guardar en las historias de usuario. Se pierden si sales sin guardar.',
  functionalOptions: 'Escribiste opciones funcionales que no se añadieron. Se pierden si sales sin guardar.',
  h9: 'Tienes cambios sin guardar en el análisis H9. Se pierden si sales sin guardar.',
}

const characters = (count: number) => counted(count, 'carácter', 'caracteres')

/** What a text field says near its end, and beyond. */
export const limitsMessages: Words<typeof english.limitsMessages> = {
  left: (count: number) => `${count === 1 ? 'Queda' : 'Quedan'} ${characters(count)}`,
  /** Of a field that takes no more. */
  full: (max: number) => `No cabe más: el máximo es de ${characters(max)}.`,
  tooLong: 'Es demasiado largo para guardarlo.',
  over: (count: number) => `${count === 1 ? 'Sobra' : 'Sobran'} ${characters(count)}.`,
  selectExcess: 'Seleccionar lo que sobra',
  nothingSaved: 'No se guardó nada, porque uno de los textos es demasiado largo.',
}
