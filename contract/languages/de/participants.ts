import type { participantsMessages as english } from '../../messages/participants.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** Who joined a workshop, for its host. */
export const participantsMessages: Words<typeof english> = {
  help: 'Alle, die diesem Workshop beigetreten sind. Sie können eine Person entfernen oder nur ihren Namen oder ihre E-Mail-Adresse; ihre Arbeit bleibt.',
  none: 'Noch ist niemand beigetreten',
  noneHint: 'Personen erscheinen hier, sobald sie sich mit der Sitzungs-ID anmelden.',
  forgotten: (name: string) => `E-Mail-Adresse entfernt. Dort steht jetzt „${name}“.`,
  forgetWarning: (email: string) =>
    `${email} wird überall in diesem Workshop durch eine Nummer ersetzt, auch im Verlauf. Die Person bleibt im Workshop. Das lässt sich nicht rückgängig machen.`,
  joined: 'Beigetreten',
  lastActivity: 'Zuletzt aktiv',
  solutions: 'Lösungen',
  actions: 'Aktionen',
  participants: headingsMessages.participants,
  removeEmail: 'E-Mail entfernen',
  clearName: 'Namen entfernen',
  letGo: 'Aus dem Workshop entfernen',
  letIn: 'Wieder zulassen',
  letGoMark: 'aus diesem Workshop entfernt',
  nameAndKnownAs: (name: string | undefined, knownAs: string | undefined) =>
    [name, knownAs !== name && knownAs]
      .filter(Boolean)
      .map((part) => isolated(String(part)))
      .join(', angezeigt als '),
  nameCleared: 'Der Name wurde entfernt.',
  wasLetGo: (email: string) => `${email} wurde aus diesem Workshop entfernt.`,
  wasLetIn: (email: string) => `${email} darf wieder herein.`,
  letGoWarning: (email: string) =>
    `${email} ist sofort aus diesem Workshop heraus und kommt unter dieser E-Mail-Adresse erst wieder herein, wenn Sie es zulassen. Was die Person gemacht hat, bleibt. Wer die Sitzungs-ID kennt, kann noch unter einer anderen E-Mail-Adresse beitreten; ersetzen Sie die Sitzungs-ID, um das zu verhindern.`,
  email: 'E-Mail',
  backToWorkshop: 'Zurück zum Workshop',
}
