import type { importsMessages as english } from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english> = {
  hint: 'Choisissez un fichier exporté par Ninefold en JSON. Il est d’abord vérifié, et rien n’est créé avant votre confirmation.',
  checking: 'Vérification du fichier…',
  nothingInIt: 'Ce fichier ne contient aucune solution.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'Une solution sera créée :' : `${solutions} solutions seront créées :`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'indicateur')}, ${counted(options, 'option')}, ${counted(requirements, 'exigence')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'Une entrée du catalogue a ici un autre numéro et a été reconnue par son nom.'
      : `${count} entrées du catalogue ont ici d’autres numéros et ont été reconnues par leur nom.`,
  problems: (count: number) =>
    count === 1
      ? 'Ce fichier ne peut pas être importé, pour une raison :'
      : `Ce fichier ne peut pas être importé, pour ${count} raisons :`,
  line: (line: number) => `ligne ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'et à un autre endroit' : `et à ${count} autres endroits`),
  imported: (count: number) => (count === 1 ? 'Une solution importée.' : `${count} solutions importées.`),
  /** Said by the server. */
  notAnExport: 'Ce n’est pas un fichier JSON exporté par Ninefold.',
  otherVersion: 'Ce fichier a été écrit par une autre version de Ninefold.',
  broken: 'Ce fichier n’est pas du JSON valide.',
  memberHint:
    'La solution existe déjà dans un autre atelier ou sur un autre serveur ? Exportez-la là-bas en JSON et importez-la ici.',
}
