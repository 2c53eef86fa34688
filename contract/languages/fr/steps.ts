import type * as english from '../../messages/steps.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './grammar.ts'

/** An option that is rated for one circle only is half rated. */
const andHalf = (half: number) => (half > 0 ? `, ${half} à moitié` : '')

/** The seven steps, and what is missing in each; what one of its items lacks stands in `gapsMessages`. */
export const stepsMessages: Words<typeof english.stepsMessages> = {
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

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english.helpMessages> = {
  solution:
    'Nommez ce que vous voulez créer, choisissez où cela doit faire du bien et désignez le seul besoin humain fondamental auquel cela répond : le besoin principal.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Son nom, où elle doit faire du bien et le seul besoin humain fondamental auquel elle répond. Toutes les étapes suivantes en partent.',
  metrics: 'Choisissez trois à cinq chiffres qui prouveraient, dans un an, que votre solution a été utile.',
  stakeholders:
    'Ajoutez les personnes et les êtres pour qui chaque chiffre compte, surtout ceux qui subissent les effets sans qu’on leur ait rien demandé.',
  userStories: 'Pour chaque indicateur, écrivez une phrase : qui veut quoi, afin que quoi s’améliore ?',
  functionalOptions:
    'Notez différentes façons dont le système pourrait réaliser le récit ; vous les jugerez plus tard.',
  h9: 'H9 désigne les neuf besoins humains fondamentaux : pour chacun, dites ce que l’option lui fait, d’abord si tout va bien (cercle vertueux), puis si les choses tournent mal (cercle vicieux).',
  h9Virtuous:
    'Supposez que l’option fonctionne comme prévu, que beaucoup l’utilisent, pendant des années. Qu’apporte-t-elle à chaque besoin ?',
  h9Vicious:
    'Supposez qu’on en use trop, qu’on la contourne, qu’on en abuse, qu’elle manque de moyens ou exclue des gens. Que fait-elle maintenant à chaque besoin ?',
  systemRequirements:
    'Faites de chaque évaluation en couleur d’un besoin humain fondamental une règle vérifiable, qui préserve le bon et prévient le dommage.',
}

/** How many of each are missing; which they are is found by `gapsOf`. */
export const gapsMessages: Words<typeof english.gapsMessages> = {
  purposesUnserved: (count: number) => counted(count, 'finalité sans indicateur', 'finalités sans indicateur'),
  metricsWithoutStakeholder: (count: number) =>
    counted(count, 'indicateur sans partie prenante', 'indicateurs sans partie prenante'),
  stakeholdersUnconcerned: (count: number) =>
    counted(count, 'partie prenante sans indicateur', 'parties prenantes sans indicateur'),
  metricsWithoutStory: (count: number) => counted(count, 'indicateur sans récit', 'indicateurs sans récit'),
  storiesWithoutOption: (count: number) => counted(count, 'récit sans option', 'récits sans option'),
  optionsNotRatedVirtuous: (count: number) =>
    counted(count, 'option non évaluée pour le cercle vertueux', 'options non évaluées pour le cercle vertueux'),
  optionsNotRatedVicious: (count: number) =>
    counted(count, 'option non évaluée pour le cercle vicieux', 'options non évaluées pour le cercle vicieux'),
  harmsUnanswered: (count: number) =>
    counted(
      count,
      'évaluation qui nuit ou semble seulement aider, sans exigence',
      'évaluations qui nuisent ou semblent seulement aider, sans exigence',
    ),
  ratingsWithoutRequirement: (count: number) => counted(count, 'évaluation sans exigence', 'évaluations sans exigence'),
  optionsToRecheck: (count: number) => counted(count, 'option à revérifier', 'options à revérifier'),
  requirementsToRecheck: (count: number) => counted(count, 'exigence à revérifier', 'exigences à revérifier'),
  requirementsOfNone: (count: number) =>
    counted(
      count,
      'exigence dont l’évaluation est maintenant « Aucun »',
      'exigences dont l’évaluation est maintenant « Aucun »',
    ),
}
