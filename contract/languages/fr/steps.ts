import type { stepsMessages as english } from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './grammar.ts'

/** An option that is rated for one circle only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} à moitié` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english> = {
  steps: 'Étapes',
  allSteps: (all: number) => `Les ${all} étapes`,
  stepOfAll: (number: number, all: number, step: string) => `Étape ${number} sur ${all} · ${step}`,
  here: 'Ici',
  solution: 'Solution',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStories: 'Récits',
  options: 'Options',
  h9Analysis: 'Analyse H9',
  requirements: 'Exigences',
  noneAdded: 'aucun ajout',
  notWritten: (count: number) => `${count} à écrire`,
  notRated: (unrated: number, oneWay: number) =>
    [
      ...(unrated > 0 ? [`${unrated} à évaluer`] : []),
      ...(oneWay > 0 ? [`${oneWay} ${plural(oneWay, 'évaluée')} pour un seul cercle`] : []),
    ].join(', '),
  added: (count: number) => counted(count, 'ajout'),
  people: (count: number) => counted(count, 'personne'),
  written: (count: number) => `${count} ${plural(count, 'écrit')}`,
  writtenOf: (written: number, all: number) => `${written} sur ${all} ${plural(all, 'écrit')}`,
  optionCount: (count: number) => counted(count, 'option'),
  ratedOf: (rated: number, all: number, half: number) =>
    `${rated} sur ${all} ${plural(all, 'évaluée')}${andHalf(half)}`,
  /** The same where there is room for little: 2/4, 1 half */
  ratedShare: (rated: number, all: number, half: number) => `${rated}/${all}${andHalf(half)}`,
  toRecheck: (count: number) => `${count} à revérifier`,
}
