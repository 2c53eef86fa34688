import type * as english from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} halb` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english.stepsMessages> = {
  steps: 'Schritte',
  allSteps: (all: number) => `Alle ${all} Schritte`,
  stepOfAll: (number: number, all: number, step: string) => `Schritt ${number} von ${all} · ${step}`,
  here: 'Hier',
  solution: 'Lösung',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  userStories: 'User Storys',
  options: 'Optionen',
  h9Analysis: 'H9-Analyse',
  requirements: 'Anforderungen',
  noneAdded: 'nichts hinzugefügt',
  notWritten: (count: number) => `${count} nicht geschrieben`,
  notRated: (unrated: number, oneWay: number) =>
    [
      ...(unrated > 0 ? [`${unrated} nicht bewertet`] : []),
      ...(oneWay > 0 ? [`${oneWay} nur in einer Richtung bewertet`] : []),
    ].join(', '),
  added: (count: number) => `${count} hinzugefügt`,
  people: (count: number) => `${count} gewählt`,
  written: (count: number) => `${count} geschrieben`,
  writtenOf: (written: number, all: number) => `${written} von ${all} geschrieben`,
  optionCount: (count: number) => counted(count, 'Option', 'Optionen'),
  ratedOf: (rated: number, all: number, half: number) => `${rated} von ${all} bewertet${andHalf(half)}`,
  /** The same where there is room for little: 2/4, 1 half */
  ratedShare: (rated: number, all: number, half: number) => `${rated}/${all}${andHalf(half)}`,
  toRecheck: (count: number) => `${count} nachzuprüfen`,
}

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english.helpMessages> = {
  solution:
    'Geben Sie dem, was Sie schaffen wollen, einen Namen. Wählen Sie, wo es Gutes bewirken soll, und das eine menschliche Grundbedürfnis, für das es da ist.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Wie die Lösung heißt, wo sie Gutes bewirken soll und für welches menschliche Grundbedürfnis sie da ist. Alle weiteren Schritte bauen darauf auf.',
  metrics: 'Wählen Sie drei bis fünf Zahlen, die in einem Jahr beweisen würden, dass Ihre Lösung geholfen hat.',
  stakeholders:
    'Fügen Sie die Menschen und Lebewesen hinzu, für die jede Zahl wichtig ist, vor allem jene, die ungefragt die Folgen tragen.',
  userStories: 'Schreiben Sie zu jeder Kennzahl einen Satz: Wer möchte was, damit was besser wird?',
  functionalOptions:
    'Sammeln Sie verschiedene Wege, wie das System die Story wahr machen könnte; beurteilt werden sie später.',
  h9: 'H9 steht für alle neun menschlichen Grundbedürfnisse: Sagen Sie für jedes, was die Option bewirkt, zuerst wenn alles gut geht (Gutfall), dann wenn es schiefgeht (Schlechtfall).',
  h9Virtuous:
    'Angenommen, die Option funktioniert wie gedacht und wird von vielen über Jahre genutzt. Was bewirkt sie für jedes Bedürfnis?',
  h9Vicious:
    'Angenommen, die Option wird übermäßig genutzt, ausgetrickst, missbraucht, kaputtgespart oder schließt Menschen aus. Was macht sie jetzt mit jedem Bedürfnis?',
  systemRequirements:
    'Machen Sie aus jeder farbigen Bewertung eines menschlichen Grundbedürfnisses eine prüfbare Regel, die das Gute bewahrt und Schaden verhindert.',
}

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english.gapsMessages> = {
  purposesUnserved: (count: number) => counted(count, 'Zweck ohne Kennzahl', 'Zwecke ohne Kennzahl'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'Kennzahl ohne Stakeholder', 'Kennzahlen ohne Stakeholder'),
  stakeholdersUnconcerned: (count: number) => counted(count, 'Stakeholder ohne Kennzahl', 'Stakeholder ohne Kennzahl'),
  metricsWithoutStory: (count: number) => counted(count, 'Kennzahl ohne Story', 'Kennzahlen ohne Story'),
  storiesWithoutOption: (count: number) => counted(count, 'Story ohne Option', 'Storys ohne Option'),
  optionsNotRatedVirtuous: (count: number) =>
    counted(count, 'Option ohne Bewertung im Gutfall', 'Optionen ohne Bewertung im Gutfall'),
  optionsNotRatedVicious: (count: number) =>
    counted(count, 'Option ohne Bewertung im Schlechtfall', 'Optionen ohne Bewertung im Schlechtfall'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'Bewertung, die Schaden oder nur scheinbare Hilfe zeigt, ohne Anforderung',
      'Bewertungen, die Schaden oder nur scheinbare Hilfe zeigen, ohne Anforderung',
    ),
  ratingsWithoutRequirement: (count: number) =>
    counted(count, 'Bewertung ohne Anforderung', 'Bewertungen ohne Anforderung'),
  optionsToRecheck: (count: number) => counted(count, 'Option nachzuprüfen', 'Optionen nachzuprüfen'),
  requirementsToRecheck: (count: number) => counted(count, 'Anforderung nachzuprüfen', 'Anforderungen nachzuprüfen'),
  requirementsOfNone: (count: number) =>
    counted(
      count,
      'Anforderung, deren Bewertung jetzt „Keine“ ist',
      'Anforderungen, deren Bewertung jetzt „Keine“ ist',
    ),
}
