import type * as english from '../../messages/solutions.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'

/** The list of solutions. */
export const solutionsMessages: Words<typeof english.solutionsMessages> = {
  fetchOneFailed: 'Die Lösung konnte nicht abgerufen werden',
  fetchListFailed: 'Die Lösungen dieser Sitzung konnten nicht abgerufen werden',
  loadListFailed: 'Die Lösungen konnten nicht geladen werden',
  notFound: 'Keine Lösung gefunden.',
  noneMatching: 'Keine Lösung passt zu Ihren Filtern.',
  noneYet:
    'In diesem Workshop gibt es noch keine. Legen Sie die erste an: Geben Sie ihr einen Namen, wählen Sie, wo sie Gutes bewirken soll, und ihr Bedürfnis.',
  /** For those who only read. */
  noneToRead: 'In diesem Workshop gibt es keine.',
  fewerFilters: 'Versuchen Sie es mit weniger Buchstaben oder entfernen Sie einen Filter.',
  wholeWorkshop: headingsMessages.workshopDocument,
  createNewSolution: headingsMessages.createNewSolution,
  solutionName: 'Name der Lösung',
  primaryFhn: 'Hauptbedürfnis',
  solutions: headingsMessages.solutions,
  help: 'Jede Gruppe in diesem Workshop arbeitet an einer dieser Lösungen. Das Hauptbedürfnis ist das menschliche Grundbedürfnis, dem sie zuerst dient.',
  searchLabel: 'Lösungen nach Namen suchen',
  searchPlaceholder: 'Lösungen nach Namen suchen …',
  clearAll: 'Filter entfernen',
  showingOf: (shown: number, all: number) => `${shown} von ${all} angezeigt`,
  allFhns: 'Alle Bedürfnisse',
  clearFhn: 'Bedürfnis zurücksetzen',
  user: 'Person',
  allUsers: 'Alle Personen',
  clearUser: 'Person zurücksetzen',
  userEmail: 'E-Mail',
  purpose: 'Zweck',
  details: 'Details',
  viewDetails: 'Details ansehen',
  workingOn: 'Sie arbeiten an',
  lastOpened: 'Zuletzt geöffnet:',
  readReport: 'Bericht lesen',
  goOnWith: (step: string) => `Weiter mit: ${step}`,
}
