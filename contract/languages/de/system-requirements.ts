import type { systemRequirementsMessages as english } from '../../messages/system-requirements.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The rules that follow from the ratings. */
export const systemRequirementsMessages: Words<typeof english> = {
  fetchFailed: 'Die Systemanforderungen konnten nicht abgerufen werden',
  noAnalysis:
    'Noch keine Bewertungen vorhanden. Machen Sie zuerst die H9-Analyse; daraus ergeben sich die Systemanforderungen.',
  confirmDelete: 'Möchten Sie diese Systemanforderung wirklich löschen?',
  empty: 'Der Text der Systemanforderung darf nicht leer sein',
  addFailed: 'Die Systemanforderung konnte nicht hinzugefügt werden',
  addFailedBecause: (message: string) => `Fehler beim Hinzufügen der Systemanforderung: ${message}`,
  updateFailedBecause: (message: string) => `Die Systemanforderung konnte nicht gespeichert werden: ${message}`,
  added: 'Anforderung hinzugefügt',
  changed: 'Anforderung gespeichert',
  deleted: 'Anforderung gelöscht',
  deleteFailedBecause: (message: string) => `Die Systemanforderung konnte nicht gelöscht werden: ${message}`,
  changedMeanwhile: 'Diese Systemanforderung wurde inzwischen geändert.',
  addRequirement: 'Anforderung hinzufügen',
  addPlaceholder: 'Anforderung hinzufügen …',
  ratingsSaved: 'Bewertungen gespeichert',
  noneCalled: (name: string) => `In diesem Workshop gibt es keine Anforderung ${isolated(name)}`,
  noneInAny: (name: string) => `In keinem Workshop gibt es eine Anforderung ${isolated(name)}`,
  inWorkshop: (name: string, workshop: string) => `${name} ist im Workshop ${quoted(workshop)}`,
  seenAfterEntering: 'Betreten Sie den Workshop, um sie dort zu sehen, wo an ihr gearbeitet wird.',
  goneOrElsewhere: 'Vielleicht wurde sie inzwischen gelöscht, oder sie gehört zu einem anderen Workshop.',
  goneSince: 'Sie wurde inzwischen vielleicht gelöscht.',
  measure: (name: string) => `Wirkungsart: ${name}`,
  fhnName: 'Bedürfnis',
  systemRequirements: headingsMessages.systemRequirements,
  fhnNumber: (id: number) => `Bedürfnis ${id}`,
  systemRequirement: 'Systemanforderung',
  notSaved: 'Nicht gespeichert',
  backToH9Analysis: 'Zurück zur H9-Analyse',
  nextOption: (number: string) => `Nächste Option: ${number}`,
  compareAndDecide: 'Optionen vergleichen und entscheiden',
  goToH9Analysis: 'Zur H9-Analyse',
}
