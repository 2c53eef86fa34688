import type { shellMessages as english } from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english> = {
  continueWhereYouWere: 'Dort weitermachen, wo Sie waren',
  skipToContent: 'Zum Inhalt springen',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStories: 'User Storys',
  collapseSidebar: 'Seitenleiste einklappen',
  expandSidebar: 'Seitenleiste ausklappen',
  main: 'Hauptmenü',
  home: 'Start',
  workshop: 'Workshop',
  hereNow: (count: number) => `Gerade hier: ${count}`,
  isYou: (name: string) => `${isolated(name)} (Sie)`,
  showAll: (count: number) => `Alle ${count} zeigen`,
  solutions: 'Lösungen',
  closeWorkshopPanel: 'Workshop-Bereich schließen',
  you: 'Sie',
  /** Before the title of the workshop. */
  hereAsHost: 'Sie sind hier als Moderation von',
  backToCockpit: 'Zurück zum Cockpit',
  compareAllOptions: 'Alle Optionen vergleichen',
  traceabilityMap: 'Nachverfolgungskarte',
  reportToPrint: 'Bericht zum Drucken',
  historyOfThisSolution: 'Verlauf dieser Lösung',
  theSolutionAsAWhole: 'Die Lösung im Ganzen',
  youWriteElsewhere: 'Sie schreiben hier in einem anderen Tab',
  writingHere: (name: string, others: number) =>
    others > 0 ? `${isolated(name)} und ${others} weitere schreiben hier` : `${isolated(name)} schreibt hier`,
}
