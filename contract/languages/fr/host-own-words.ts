import type { hostOwnWordsMessages as english } from '../../messages/host-own-words.ts'
import type { Words } from '../words.ts'
import { counted, quoted } from './grammar.ts'

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english> = {
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
