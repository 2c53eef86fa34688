import type { namesMessages as english } from '../../messages/names.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english> = {
  taken: 'Quelqu’un porte déjà ce nom dans cet atelier. Ajoutez-y quelque chose, par exemple un nom de famille.',
  ofOurs: 'Ce nom désigne ici l’hôte ou les personnes sans nom. Veuillez en choisir un autre.',
  yourName: 'Votre nom ici',
  meaning: 'Les autres le voient à la place de votre e-mail partout où l’on indique qui est là.',
  save: 'Enregistrer',
  given: (name: string) => ended(`Les autres vous voient maintenant sous le nom ${isolated(name)}`),
  takenOut: 'Votre nom a été retiré.',
}
