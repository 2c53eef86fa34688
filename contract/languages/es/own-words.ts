import { OWN_VERSIONS_MAX } from '../../limits.ts'
import type * as english from '../../messages/own-words.ts'
import type { Words } from '../words.ts'
import { counted, digits, listed, quoted } from './grammar.ts'

const exists = (name: string, difference?: string) =>
  `${quoted(name)} ya está en el catálogo${difference ? `, ${difference}` : ''}: se añadió a esta solución`

/** Metrics and stakeholders that a workshop adds itself. */
export const ownWordsMessages: Words<typeof english.ownWordsMessages> = {
  off: 'El anfitrión no activó los términos propios: este taller usa las métricas y partes interesadas de su catálogo.',
  tooMany: `Un taller puede cambiar sus términos propios ${digits(OWN_VERSIONS_MAX)} veces. Usa los que ya hay.`,
  used: 'No se puede retirar, porque ya está en uso. Quita el término de todas las soluciones que lo tienen y vuelve a intentarlo.',
  notOfSolution: 'La solución no tiene todo lo elegido; puede que alguien lo haya quitado. Vuelve a elegir.',
  /** What was described differently is said, because it stays as it is. */
  metricExists: (text: string, purposes: readonly string[] = []) =>
    exists(text, purposes.length > 0 ? `para ${listed(purposes)}` : undefined),
  stakeholderExists: (name: string, category?: string) =>
    exists(name, category && `con la categoría ${quoted(category)}`),
  /** Below each of them, wherever it is shown. */
  mark: 'Añadido en este taller',
  /** In its place in a picture. */
  sign: '*',
  nothingHere: '¿No hay nada adecuado en el catálogo?',
  offerMetric: (text: string) => `Añadir ${quoted(text)} como métrica propia`,
  offerStakeholder: (name: string) => `Añadir ${quoted(name)} como parte interesada propia`,
  ownMetric: 'Tu propia métrica',
  ownStakeholder: 'Tu propia parte interesada',
  metricHelp: 'Se añade a esta solución y, desde entonces, puede usarla todo el taller.',
  stakeholderHelp:
    'Se añade a esta solución y, desde entonces, puede usarla todo el taller con las métricas que elijas aquí.',
  text: 'Métrica',
  name: 'Parte interesada',
  category: 'Categoría',
  purposes: 'Propósitos a los que sirve',
  metrics: 'Métricas que le afectan',
  needsText: 'Una métrica necesita un texto.',
  needsName: 'Una parte interesada necesita un nombre.',
  categoryHint: 'Qué tipo de personas son, por ejemplo «Usuarios directos».',
  clearMetrics: 'Vaciar las métricas',
  needsPurpose: 'Elige al menos un propósito.',
  needsMetric: 'Elige al menos una métrica.',
  add: 'Añadir a esta solución',
  metricAdded: 'Tu métrica se añadió a esta solución',
  stakeholderAdded: 'Tu parte interesada se añadió a esta solución',
  takingBack: 'Retirando…',
  takenBack: 'Se retiró y ya no se ofrece en este taller',
  takeBackFailed: (reason: string) => `No se pudo retirar: ${reason}`,
}

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english.hostOwnWordsMessages> = {
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
