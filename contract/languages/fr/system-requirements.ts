import type { systemRequirementsMessages as english } from '../../messages/system-requirements.ts'
import type { Words } from '../words.ts'
import { isolated, quoted } from './grammar.ts'
import { headingsMessages } from './common.ts'

/** The rules that follow from the ratings. */
export const systemRequirementsMessages: Words<typeof english> = {
  fetchFailed: 'Impossible de récupérer les exigences système',
  noAnalysis: 'Aucune donnée d’analyse : effectuez votre analyse H9 pour en tirer des exigences système.',
  confirmDelete: 'Voulez-vous vraiment supprimer cette exigence système ?',
  empty: 'Le texte de l’exigence système ne peut pas être vide',
  addFailed: 'Impossible d’ajouter l’exigence système',
  addFailedBecause: (message: string) => `Impossible d’ajouter l’exigence système : ${message}`,
  updateFailedBecause: (message: string) => `Impossible de mettre à jour l’exigence système : ${message}`,
  added: 'Exigence ajoutée',
  changed: 'Exigence enregistrée',
  deleted: 'Exigence supprimée',
  deleteFailedBecause: (message: string) => `Impossible de supprimer l’exigence système : ${message}`,
  changedMeanwhile: 'Cette exigence système a été modifiée entre-temps.',
  addRequirement: 'Ajouter une exigence',
  addPlaceholder: 'Ajouter une exigence…',
  ratingsSaved: 'Évaluations enregistrées',
  noneCalled: (name: string) => `Il n’y a pas d’exigence ${isolated(name)} dans cet atelier`,
  noneInAny: (name: string) => `Il n’y a d’exigence ${isolated(name)} dans aucun atelier`,
  inWorkshop: (name: string, workshop: string) => `${name} se trouve dans l’atelier ${quoted(workshop)}`,
  seenAfterEntering: 'Entrez dans l’atelier pour la voir là où elle est travaillée.',
  goneOrElsewhere: 'Elle a peut-être été supprimée depuis, ou appartient à un autre atelier.',
  goneSince: 'Elle a peut-être été supprimée depuis.',
  measure: (name: string) => `Appréciation : ${name}`,
  fhnName: 'Besoin',
  systemRequirements: headingsMessages.systemRequirements,
  fhnNumber: (id: number) => `Besoin ${id}`,
  systemRequirement: 'Exigence système',
  notSaved: 'Non enregistré',
  backToH9Analysis: 'Retour à l’analyse H9',
  nextOption: (number: string) => `Option suivante : ${number}`,
  compareAndDecide: 'Comparer les options et décider',
  goToH9Analysis: 'Aller à l’analyse H9',
}
