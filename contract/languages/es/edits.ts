import type { editsMessages as english } from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { directionOf, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english> = {
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
