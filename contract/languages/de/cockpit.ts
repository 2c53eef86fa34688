import type { cockpitMessages as english } from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english> = {
  none: 'Noch keine Lösungen',
  noneHint: 'Sobald eine Gruppe eine anlegt, erscheint sie hier mit ihren sieben Schritten.',
  quiet: (names: string) => ended(`Seit neun Minuten oder länger nichts Neues: ${names}`),
  asItHappens: 'Was gerade geschieht',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Workshop', results: 'Workshop, nur Ergebnisse', closed: 'Workshop, geschlossen' }[status]} · ${catalogue}`,
  done: 'fertig',
  /** What stands under a number. */
  hereNow: 'gerade hier',
  peopleJoined: (count: number) => (count === 1 ? 'Person beigetreten' : 'Personen beigetreten'),
  solutionsHere: (count: number) => (count === 1 ? 'Lösung' : 'Lösungen'),
  requirementsHere: (count: number) => (count === 1 ? 'Anforderung' : 'Anforderungen'),
  workshop: headingsMessages.workshop,
  participants: 'Teilnehmende',
  recentlyDeleted: 'Kürzlich gelöscht',
  roomScreen: 'Leinwand',
  settings: 'Einstellungen',
  results: 'Ergebnisse',
  purposes: 'Zwecke',
  solution: 'Lösung',
  last: 'Zuletzt',
  open: 'Öffnen',
  solutionsOfThisWorkshop: 'Lösungen dieses Workshops',
  here: 'Hier',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)}: ${here} von ${all} hier`,
  noPurposes: 'keine Zwecke',
}
