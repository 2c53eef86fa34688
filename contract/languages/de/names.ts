import type { namesMessages as english } from '../../messages/names.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english> = {
  taken: 'In diesem Workshop heißt schon jemand so. Bitte ergänzen Sie etwas, zum Beispiel einen Nachnamen.',
  ofOurs: 'So heißen hier die Moderation oder Personen ohne Namen. Bitte wählen Sie einen anderen Namen.',
  yourName: 'Ihr Name hier',
  meaning: 'Die anderen sehen ihn statt Ihrer E-Mail-Adresse überall, wo steht, wer hier ist.',
  save: 'Speichern',
  given: (name: string) => ended(`Die anderen sehen Sie jetzt als ${isolated(name)}`),
  takenOut: 'Ihr Name wurde entfernt.',
}
