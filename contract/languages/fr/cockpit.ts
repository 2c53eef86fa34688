import type { cockpitMessages as english } from '../../messages/cockpit.ts'
import type { Words } from '../words.ts'
import { ended, isolated, plural } from './grammar.ts'
import { headingsMessages } from './headings.ts'

/** How far every group is, for the host. */
export const cockpitMessages: Words<typeof english> = {
  none: 'Pas encore de solutions',
  noneHint: 'Dès qu’un groupe en crée une, elle apparaît ici avec ses sept étapes.',
  quiet: (names: string) => ended(`Rien de nouveau depuis neuf minutes ou plus : ${names}`),
  asItHappens: 'Au fil de l’atelier',
  overline: (status: 'open' | 'results' | 'closed', catalogue: string) =>
    `${{ open: 'Atelier', results: 'Atelier, résultats seulement', closed: 'Atelier fermé' }[status]} · ${catalogue}`,
  done: 'fait',
  /** What stands under a number. */
  hereNow: 'en ligne',
  peopleJoined: (count: number) => plural(count, 'participant'),
  solutionsHere: (count: number) => plural(count, 'solution'),
  requirementsHere: (count: number) => plural(count, 'exigence'),
  workshop: headingsMessages.workshop,
  participants: 'Participants',
  recentlyDeleted: 'Suppressions récentes',
  roomScreen: 'Écran de salle',
  settings: 'Réglages',
  results: 'Résultats',
  purposes: 'Finalités',
  solution: 'Solution',
  last: 'Activité',
  open: 'Ouvrir',
  solutionsOfThisWorkshop: 'Solutions de cet atelier',
  here: 'Ici',
  groupHere: (name: string, here: number, all: number) => `${isolated(name)} : ${here} sur ${all} en ligne`,
  noPurposes: 'sans finalité',
}
