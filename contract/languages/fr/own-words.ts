import { OWN_VERSIONS_MAX } from '../../limits.ts'
import type * as english from '../../messages/own-words.ts'
import type { Words } from '../words.ts'
import { counted, listed, quoted } from './grammar.ts'

const exists = (name: string, difference?: string) =>
  `${quoted(name)} existe déjà dans le catalogue${difference ? `, ${difference}` : ''} : ajout à cette solution`

/** Metrics and stakeholders that a workshop adds itself. */
export const ownWordsMessages: Words<typeof english.ownWordsMessages> = {
  off: 'L’hôte n’a pas autorisé les ajouts : cet atelier utilise les indicateurs et les parties prenantes de son catalogue.',
  tooMany: `Un atelier peut changer ses ajouts ${OWN_VERSIONS_MAX} fois. Veuillez utiliser ce qui existe.`,
  used: 'Retrait impossible : cet ajout est maintenant utilisé. Retirez-le de chaque solution qui l’emploie, puis réessayez.',
  notOfSolution:
    'La solution ne contient pas tout ce qui a été choisi ; quelqu’un l’a peut-être retiré. Veuillez choisir de nouveau.',
  /** What was described differently is said, because it stays as it is. */
  metricExists: (text: string, purposes: readonly string[] = []) =>
    exists(text, purposes.length > 0 ? `pour ${listed(purposes)}` : undefined),
  stakeholderExists: (name: string, category?: string) =>
    exists(name, category && `dans la catégorie ${quoted(category)}`),
  /** Below each of them, wherever it is shown. */
  mark: 'Ajout de cet atelier',
  /** In its place in a picture. */
  sign: '*',
  nothingHere: 'Rien ne convient dans le catalogue ?',
  offerMetric: (text: string) => `Ajouter ${quoted(text)} comme nouvel indicateur`,
  offerStakeholder: (name: string) => `Ajouter ${quoted(name)} comme nouvelle partie prenante`,
  ownMetric: 'Votre indicateur',
  ownStakeholder: 'Votre partie prenante',
  metricHelp: 'Il est ajouté à cette solution, et tout l’atelier peut ensuite l’utiliser.',
  stakeholderHelp:
    'Elle est ajoutée à cette solution, et tout l’atelier peut ensuite l’utiliser pour les indicateurs choisis ici.',
  text: 'Indicateur',
  name: 'Partie prenante',
  category: 'Catégorie',
  purposes: 'Finalités qu’il sert',
  metrics: 'Indicateurs qui la concernent',
  needsText: 'Un indicateur doit avoir un texte.',
  needsName: 'Une partie prenante doit avoir un nom.',
  categoryHint: 'De quel type de personnes il s’agit, par exemple « Usagers directs ».',
  clearMetrics: 'Effacer les indicateurs',
  needsPurpose: 'Choisissez au moins une finalité.',
  needsMetric: 'Choisissez au moins un indicateur.',
  add: 'Ajouter à cette solution',
  metricAdded: 'Votre indicateur est ajouté à cette solution',
  stakeholderAdded: 'Votre partie prenante est ajoutée à cette solution',
  takingBack: 'Retrait…',
  takenBack: 'L’ajout est retiré et n’est plus proposé dans cet atelier',
  takeBackFailed: (reason: string) => `Le retrait a échoué : ${reason}`,
}

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english.hostOwnWordsMessages> = {
  title: 'Ajouts',
  none: 'Les groupes n’ont encore rien ajouté au catalogue.',
  help: 'Ces ajouts appartiennent à cet atelier. Le prochain ne les aura pas, sauf si vous les publiez dans une nouvelle version du catalogue.',
  metric: 'Indicateur',
  stakeholder: (category: string) => `Partie prenante, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'dans aucune solution' : `dans ${counted(count, 'solution')}`),
  takeBack: 'Retirer',
  takenBack: (name: string) => `Ajout retiré : ${quoted(name)}.`,
  publish: 'Publier les ajouts',
  publishTitle: 'Publier les ajouts ?',
  publishQuestion: (catalogue: string) =>
    `Ils feront partie d’une nouvelle version du catalogue ${quoted(catalogue)}. Les ateliers ouverts avec cette version les auront ; celui-ci reste tel quel.`,
  confirmPublish: 'Publier',
  published: (catalogue: string, version: string) => `Publiés dans la version ${version} de ${quoted(catalogue)}`,
  nothingNew: 'La dernière version du catalogue les contient déjà tous.',
}
