import type { conflictsMessages as english } from '../../messages/conflicts.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english> = {
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
