import type { stepsMessages as english } from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** An option that is rated in one direction only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} halb` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english> = {
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
