import type { Decision } from '../../chain.ts'
import type * as english from '../../messages/comparison.ts'
import type { Reading } from '../../reading.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, percent as inPercent } from './grammar.ts'

/** All options side by side. */
export const comparisonMessages: Words<typeof english.comparisonMessages> = {
  goOnReport: 'Weiter mit dem Bericht',
  help: 'Alle Optionen und alle neun Bedürfnisse, zuerst der Gutfall, dann der Schlechtfall. Was einem Bedürfnis hilft, wiegt den Schaden an einem anderen nicht auf; deshalb gibt es keine Gesamtnote.',
  notRated: 'nicht bewertet',
  viciousNotRated: 'Schlechtfall nicht bewertet',
  virtuousNotRated: 'Gutfall nicht bewertet',
  helpful: (count: number) => {
    if (count === 0)
      return 'Von keiner Option ist bekannt, dass sie dem Hauptbedürfnis hilft, ohne einem anderen zu schaden.'
    return count === 1
      ? 'Die erste Option hilft dem Hauptbedürfnis und schadet keinem.'
      : `Die ersten ${count} Optionen helfen dem Hauptbedürfnis und schaden keinem.`
  },
  untouched: 'Unberührt: in beiden Richtungen ohne Wirkung',
  none: 'Noch keine Optionen zu vergleichen',
  noneHint: 'Schreiben Sie Optionen zu Ihren Storys und bewerten Sie sie. Dann stehen sie hier nebeneinander.',
  bothRatings: (need: string, virtuous: string, vicious: string) =>
    `${need}: Gutfall ${virtuous}, Schlechtfall ${vicious}`,
  functionalOption: 'Funktionale Option',
  needs: 'Bedürfnisse',
  writeOptions: 'Optionen schreiben',
  story: 'Story',
  allStories: 'Alle Storys',
  clearStory: 'Story zurücksetzen',
  helpfulFirst: 'Zuerst die Optionen zeigen, die dem Hauptbedürfnis helfen und keinem schaden',
  showingOfOptions: (shown: number, all: number) => `${shown} von ${counted(all, 'Option', 'Optionen')} angezeigt`,
  comparison: headingsMessages.comparison,
  backToSolutionDetails: 'Zurück zu den Details',
  optionsByNeed: 'Optionen nach Bedürfnis',
  primary: 'Haupt\u00ADbedürfnis',
  decision: 'Entscheidung',
  change: 'Ändern',
  decide: 'Entscheiden',
  reason: 'Begründung',
  isItToBeBuilt: 'Soll sie umgesetzt werden?',
  measures: 'Wirkungsarten',
}

/** What a group decides about an option. */
export const decisionsMessages: Words<typeof english.decisionsMessages> = {
  decision: {
    accepted: 'Umsetzen',
    adapted: 'Mit Änderungen umsetzen',
    rejected: 'Nicht umsetzen',
  } satisfies Record<Decision, string>,
  undecided: 'Noch nicht entschieden',
  saved: 'Entscheidung gespeichert.',
  failed: (reason: string) => `Die Entscheidung konnte nicht gespeichert werden: ${reason}`,
}

/** What the two ratings of a need mean together. */
export const readingsMessages: Words<typeof english.readingsMessages> = {
  reading: {
    sturdy: {
      name: 'Robuster Nutzen',
      means: 'Es hilft und schadet auch dann nicht, wenn es schiefgeht.',
      ask: 'Bewahren',
    },
    fragile: {
      name: 'Zerbrechlicher Nutzen',
      means: 'Es hilft, aber nicht, wenn es schiefgeht.',
      ask: 'Gegen den Schlechtfall absichern',
    },
    wishful: {
      name: 'Erhoffter Nutzen',
      means: 'Es scheint nur zu helfen, selbst wenn alles gut geht.',
      ask: 'Wirklich einlösen oder nicht mehr behaupten',
    },
    'built-in harm': {
      name: 'Eingebauter Schaden',
      means: 'Es schadet, selbst wenn alles gut geht.',
      ask: 'Umgestalten oder eine andere Option vorziehen',
    },
    'side effect': {
      name: 'Nebenwirkung',
      means: 'Wenn alles gut geht, wirkt es nicht; wenn es schiefgeht, doch.',
      ask: 'Eine Leitplanke setzen',
    },
  } satisfies Record<Reading, { name: string; means: string; ask: string }>,
  /** Where there is little room. */
  brief: {
    sturdy: 'robust',
    fragile: 'zerbrechlich',
    wishful: 'erhofft',
    'built-in harm': 'eingebauter Schaden',
    'side effect': 'Nebenwirkung',
  } satisfies Record<Reading, string>,
  untouched: 'Unberührt',
  whatTheyMean: 'Was Gutfall und Schlechtfall zusammen bedeuten',
  notRatedBothWays: 'Nicht in beiden Richtungen bewertet',
  /** Neither side, or only one of the two, is rated. */
  unread: (isVirtuousRated: boolean, isViciousRated: boolean) =>
    `${isVirtuousRated ? 'Der Schlechtfall ist' : isViciousRated ? 'Der Gutfall ist' : 'Beide Richtungen sind'} noch nicht bewertet. Sobald beide gespeichert sind, lesen Sie hier, was sie zusammen bedeuten.`,
}

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english.ratedAloneMessages> = {
  title: 'Allein bewertet: wie viele was gewählt haben',
  round: 'Runde',
  people: 'Personen',
  commonest: 'Häufigste Antwort',
  changed: 'Geändert',
  roundOf: (direction: string, round: number) => `${direction} ${round}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${people} ${measure}`).join(', '),
  percent: inPercent,
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached
      ? `${inPercent(percent)}, ${inPercent(share)} erreicht`
      : `${inPercent(percent)} von nötigen ${inPercent(share)}`,
  moved: (people: number, of: number) => `${people} von ${of}`,
}

/** Something was changed after what follows from it was written. */
export const recheckMessages: Words<typeof english.recheckMessages> = {
  recheck: 'Nachprüfen',
  option: 'Die Story oder die Option wurde nach der Bewertung geändert.',
  requirement: 'Die Bewertung wurde geändert, nachdem dies geschrieben wurde.',
  confirmFailed: (reason: string) => `Das konnte nicht bestätigt werden: ${reason}`,
  ratingsHold: 'Die Bewertungen gelten noch',
  requirementHolds: 'Die Anforderung gilt noch',
}
