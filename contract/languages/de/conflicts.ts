import type { conflictsMessages as english } from '../../messages/conflicts.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { timeMessages } from './time.ts'

/** Two people changed the same thing. */
export const conflictsMessages: Words<typeof english> = {
  title: 'Inzwischen geändert',
  decide: 'Nichts wurde überschrieben. Behalten Sie eine der beiden Fassungen oder verbinden Sie beide.',
  blankMerge: 'Das darf nicht leer sein.',
  yoursNotSaved: 'Ihre Fassung, nicht gespeichert',
  keepMine: 'Meine behalten',
  takeTheirs: 'Andere übernehmen',
  chooseAnother: 'Etwas anderes wählen',
  combineBoth: 'Beide verbinden',
  whose: (name: string) => `Fassung von ${isolated(name)}`,
  whoseAndWhen: (whose: string, when: string) => `${whose}, ${timeMessages.inSentence(when)}`,
  /** Whoever it was: perhaps the same person in another tab. */
  savedMeanwhile: 'Inzwischen gespeichert',
  yoursEarlier: 'Ihre Fassung, früher gespeichert',
  takeSaved: 'Gespeicherte Fassung übernehmen',
  saveDecision: 'Entscheidung speichern',
  anotherChoiceFor: (label: string) => `Andere Wahl für ${label}`,
  combinedText: 'Verbundener Text',
}
