import type { draftsMessages as english } from '../../messages/drafts.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'
import { timeMessages } from './time.ts'

/** What was typed on an earlier visit and not saved. */
export const draftsMessages: Words<typeof english> = {
  keptWhileClosed: 'Lo que habías escrito sin guardar se conserva en este navegador y entonces se te ofrece.',
  offer: '¿Restaurar lo que habías escrito?',
  typed: (when: string) => `Escrito ${timeMessages.inSentence(when)} y sin guardar.`,
  /** What whoever listens is told instead of the words themselves. */
  about: (labels: readonly string[]) => `En: ${labels.join('; ')}.`,
  long: (label: string, characters: number) => `${label}, ${counted(characters, 'carácter', 'caracteres')}`,
  more: (count: number) => `y ${count} más`,
  logOutTitle: 'Textos sin guardar en este dispositivo',
  logOutQuestion:
    'Has escrito textos que no están guardados. Este navegador los conserva 30 días y te los ofrece cuando vuelvas a iniciar sesión. En un dispositivo compartido puedes eliminarlos ahora.',
  keepAndLogOut: 'Conservar y cerrar sesión',
  deleteAndLogOut: 'Eliminar y cerrar sesión',
}
