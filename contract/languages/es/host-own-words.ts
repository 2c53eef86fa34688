import type { hostOwnWordsMessages as english } from '../../messages/host-own-words.ts'
import type { Words } from '../words.ts'
import { counted, quoted } from './grammar.ts'

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english> = {
  title: 'Términos propios',
  none: 'Los grupos aún no añadieron términos propios.',
  help: 'Son de este taller. El próximo no los tendrá, a menos que los publiques en una versión nueva del catálogo.',
  metric: 'Métrica',
  stakeholder: (category: string) => `Parte interesada, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'en ninguna solución' : `en ${counted(count, 'solución', 'soluciones')}`),
  takeBack: 'Retirar',
  takenBack: (name: string) => `Se retiró ${quoted(name)}.`,
  publish: 'Publicar términos propios',
  publishTitle: '¿Publicar términos propios?',
  publishQuestion: (catalogue: string) =>
    `Pasan a formar parte de una versión nueva del catálogo ${quoted(catalogue)}. Los talleres que se abran con esa versión los tendrán; este se queda como está.`,
  confirmPublish: 'Publicar',
  published: (catalogue: string, version: string) => `Publicado en la versión ${version} de ${quoted(catalogue)}`,
  nothingNew: 'La versión más reciente del catálogo ya los tiene todos.',
}
