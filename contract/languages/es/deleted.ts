import type { deletedMessages as english } from '../../messages/deleted.ts'
import type { Words } from '../words.ts'
import { ended, isolated, quoted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** `La solución fue eliminada`, `El requisito fue eliminado`: each of them begins with its article. */
const wasDeleted = (what: string) => `${what} fue ${what.startsWith('La ') ? 'eliminada' : 'eliminado'}`
const byWhom = (who: string | null) => (who ? ` por ${isolated(who)}` : '')

/** Something was deleted, or went out of sight, while somebody was writing in it. */
export const deletedMessages: Words<typeof english> = {
  story: 'La historia de usuario',
  option: 'La opción funcional',
  requirement: 'El requisito del sistema',
  rating: 'La opción funcional valorada',
  solution: 'La solución',
  solutionCalled: (name: string) => `La solución ${quoted(name)}`,
  by: (what: string, who: string | null) => (who ? ended(`${wasDeleted(what)}${byWhom(who)}`) : `${wasDeleted(what)}.`),
  byAt: (what: string, who: string | null, when: string) =>
    `${wasDeleted(what)}${byWhom(who)}, ${timeMessages.inSentence(when)}.`,
  /** After `por`. */
  you: 'ti',
  theHost: 'el anfitrión',
  noSuchSolution: 'En este taller no hay ninguna solución en esta dirección.',
  /** What to do about it, each after the sentence that says who deleted it. */
  nothingSaved: 'Hasta que se recupere, aquí no se puede guardar nada.',
  canComeBack: 'Se puede recuperar durante 24 horas, junto con todo lo que contenía.',
  askHost: 'Pregunta al anfitrión si aún se puede recuperar.',
  askGroup: (group: string) =>
    `Durante 24 horas, el grupo «${isolated(group)}» o el anfitrión pueden deshacer la eliminación.`,
  askOthers: 'Durante 24 horas, todo el mundo, salvo quien solo observa, puede deshacer la eliminación.',
  /** Below the list of solutions. */
  lastDay: 'Eliminadas en las últimas 24 horas',
  deletedBy: (who: string | null, when: string) => `Eliminada${byWhom(who)}, ${timeMessages.inSentence(when)}`,
  ratedNone: 'Alguien puso esta valoración en Ninguno; por eso sus requisitos ya no se muestran.',
  kept: 'Lo que escribiste sigue aquí. Cópialo si lo necesitas en otro sitio.',
  yourText: 'Tu texto',
  copied: 'Texto copiado.',
  copyFailed: 'No se pudo copiar el texto. Selecciónalo y cópialo a mano.',
  copyText: 'Copiar texto',
}
