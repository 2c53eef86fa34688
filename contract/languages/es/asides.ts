import type { asidesMessages as english } from '../../messages/asides.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** What passes between the host and one group: help, notes, and what the host reads beside it. */
export const asidesMessages: Words<typeof english> = {
  /** On the group's screens. */
  region: 'Tu grupo y el anfitrión',
  needHelp: 'Necesitamos ayuda',
  askTitle: 'Pedir ayuda al anfitrión',
  askHint: 'El anfitrión ve enseguida qué grupo la pide y se acerca.',
  about: '¿De qué se trata? Puedes dejarlo vacío.',
  ask: 'Pedir ayuda',
  hasAsked: 'Se pidió ayuda al anfitrión.',
  coming: 'El anfitrión viene en camino.',
  asked: (who: string, ago: string) => `${isolated(who)}, ${ago}`,
  youAsked: (ago: string) => `Tú, ${ago}`,
  noLongerNeeded: 'Ya no hace falta',
  takenBack: 'Ya no se pide ayuda.',
  noteToYou: 'El anfitrión, a tu grupo:',
  wholeNote: 'Mostrar todo',
  hideNote: 'Ocultar',

  /** In the cockpit. */
  helpWanted: 'Piden ayuda',
  needsHelp: 'Necesita ayuda',
  onTheWay: 'Vas en camino',
  waiting: (count: number, names: string) => `${counted(count, 'grupo necesita', 'grupos necesitan')} ayuda: ${names}`,
  withCount: (count: number, title: string) => `(${count}) ${title}`,
  groupNeedsHelp: (name: string) => `${isolated(name)} necesita ayuda`,
  groupsNeedHelp: (count: number) => `${count} grupos necesitan ayuda`,
  onMyWay: 'Voy en camino',
  answered: 'Atendido',
  saidComing: 'El grupo lee que vas en camino.',
  saidAnswered: 'La petición de ayuda está atendida.',
  read: 'Leer',
  noteShown: 'Lee una nota tuya',
  noteSent: 'Nota enviada.',
  noteTakenBack: 'Nota retirada.',
  noteWords: {
    label: 'Nota solo para este grupo',
    send: 'Enviar',
    takeBack: 'Retirar',
    changedMeanwhile: 'Mientras tanto, la nota para este grupo cambió.',
    seenNow: (note: string) => `El grupo ve ahora: ${isolated(note)}`,
    nothingSeenNow: 'El grupo no ve ahora ninguna nota.',
  },
  whoIsHere: 'Quién está aquí',
  nobodyHere: 'En este momento no hay nadie en esta solución.',
  soFar: 'Lo escrito hasta ahora',
  noPurposes: 'Aún sin propósitos',
  noMetrics: 'Aún no hay métricas.',
  noStory: 'Aún no hay historia.',
}
