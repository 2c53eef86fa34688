import type { h9AnalysisMessages as english } from '../../messages/h9-analysis.ts'
import type { Words } from '../words.ts'
import { circle, isolated } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** What an option does to the nine needs. */
export const h9AnalysisMessages: Words<typeof english> = {
  fetchFailed: 'Impossible de récupérer l’analyse de l’option',
  saved: 'Évaluations enregistrées',
  saveFailed: 'Impossible d’enregistrer les modifications. Veuillez réessayer.',
  saveFailedBecause: (message: string) => `Impossible d’enregistrer l’analyse H9 : ${message}`,
  updateFailed: 'Impossible de mettre à jour l’analyse de l’option',
  changedMeanwhile: 'Une évaluation que vous modifiiez a été changée entre-temps.',
  direction: 'Cercle',
  goOnVicious: 'Continuer avec le cercle vicieux',
  nextOption: (number: string) => `Option suivante : ${number}`,
  title: (solutionName: string) => `Analyse H9 de la solution : ${isolated(solutionName)}`,
  h9Analysis: headingsMessages.h9Analysis,
  backToFunctionalOptions: 'Retour aux options fonctionnelles',
  viewSystemRequirements: 'Voir les exigences système',
  primaryFhn: 'Besoin principal',
  userStory: 'Récit utilisateur',
  functionalOption: 'Option fonctionnelle',
  ratings: (direction: string) => `Évaluations, ${circle(direction)}`,
  notSaved: 'Non enregistré',
  notRatedYet: 'Pas encore évalué',
  savingRatesAll:
    'Enregistrer évalue les neuf besoins : ceux que vous laissez tels quels deviennent « Aucun », sans effet.',
  whatTheMeasuresMean: 'Ce que signifient les appréciations',
  unsaved: 'Non enregistré',
  savedMark: 'Enregistré',
  pairsHint:
    'D’abord le cercle vertueux, puis le vicieux. Aider un besoin ne compense jamais le tort fait à un autre : il n’y a donc pas de note globale.',
  together: 'Cercles vertueux et vicieux ensemble',
  reachedFromThePrimary: 'Du besoin principal à chaque besoin que l’option touche',
  ring: (direction: string) => `Anneau, ${circle(direction)}`,
  fhn: 'Besoin',
  fhns: 'Besoins',
  measure: 'Appréciation',
  primaryName: (name: string) => `${name} (besoin principal)`,
}
