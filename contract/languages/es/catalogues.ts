import type * as english from '../../messages/catalogues.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { agreeing, counted, nounOf, quoted } from './grammar.ts'

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What was done with an entry, without its ending. */
const kinds: Record<string, string> = { added: 'añadid', removed: 'quitad', changed: 'cambiad' }

/** `métrica añadida`, of `metric` and `added`. */
const done = (entry: string, kind: string, id: number | string = '') => {
  const noun = nounOf(entry)
  const stem = kinds[kind]
  return [noun.one, id, stem === undefined ? kind : agreeing(stem, noun)].filter((part) => part !== '').join(' ')
}

/** `Las métricas`, `Los propósitos`, of `metric` and `purpose`. */
const theMany = (entry: string) => {
  const noun = nounOf(entry)
  return `${noun.isFeminine ? 'Las' : 'Los'} ${noun.many}`
}

/** The host's catalogues and their drafts. */
export const cataloguesMessages: Words<typeof english.cataloguesMessages> = {
  help: 'Necesidades, medidas, propósitos, partes interesadas y métricas. Una versión nunca cambia; un taller mantiene aquella con la que se abrió.',
  notFound: 'Este catálogo no existe.',
  published: (version: string) => `La versión ${version} está publicada.`,
  entryAdded: (entry: string, id: number) => `${capitalised(done(entry, 'added', id))}.`,
  entryRemoved: (entry: string, id: number) => `${capitalised(done(entry, 'removed', id))}.`,
  entryPutBack: (entry: string, id: number) => {
    const noun = nounOf(entry)
    return `${capitalised(noun.one)} ${id} ${agreeing('restaurad', noun)}.`
  },
  orderPutBack: (entry: string) => `${theMany(entry)} vuelven a estar en su orden anterior.`,
  movedTo: (position: number) => `Ahora en la posición ${position}.`,
  nothingFound: 'Nada coincide en este catálogo.',
  found: (count: number) => counted(count, 'entrada encontrada', 'entradas encontradas'),
  draftHelp:
    'Cambia lo que necesites y publícalo como la versión siguiente. Hasta entonces tu borrador se queda en este navegador, y los talleres en marcha mantienen la suya.',
  importHelp:
    'Un catálogo entero como archivo, una línea por entrada. Primero se comprueba; no se publica nada hasta que confirmes.',
  nameHint: 'Con otro nombre se convierte en un catálogo aparte.',
  nameless: 'Un catálogo necesita un nombre.',
  unchanged: (version: string) => `Aún no ha cambiado nada respecto a la versión ${version}.`,
  discarded: 'Borrador descartado.',
  goneElsewhere: 'Este borrador se publicó o se descartó en otra pestaña.',
  discardWarning: 'Se perderá todo lo que cambiaste en este borrador. Las versiones publicadas se quedan como están.',
  needsProtected:
    'Las necesidades son siempre nueve, cada una con su lugar en el anillo. Sus palabras se pueden cambiar.',
  noneProtected: 'La medida 5 es siempre Ninguno, para que una valoración Ninguno signifique lo mismo en todas partes.',
  effectOfNone: 'Ninguno no le hace nada a una necesidad; por eso su efecto no se puede elegir.',
  measuresFull: 'Caben cuatro medidas además de Ninguno.',
  effectHint:
    'De estos efectos depende cómo se lee una opción y qué daños cuentan como huecos. Sin ellos no se muestra ninguna de las dos cosas.',
  effectsPartly:
    'Algunas medidas tienen un efecto y otras no: una opción solo se lee donde todas sus valoraciones tienen uno.',
  effects: {
    helps: 'Ayuda: sirve de verdad a la necesidad',
    seems: 'Aparenta: solo parece servirle',
    harms: 'Perjudica: frena la necesidad',
    none: 'Ninguno: no le hace nada a la necesidad',
  },
  putBackFirst: (what: readonly string[]) =>
    what.length === 1
      ? `«${what[0]}» ya no está en este borrador. Restáuralo, y la métrica volverá a nombrarlo.`
      : `Ya no están en este borrador: ${what.map((name) => `«${name}»`).join(', ')}. Restáuralos, y la métrica volverá a nombrarlos.`,
  stillNamed: (what: string, count: number) =>
    count === 1
      ? `Una métrica usa «${what}» y dejará de usarlo.`
      : `${count} métricas usan «${what}» y dejarán de usarlo.`,
  olderThan: (newest: string, version: string) =>
    `Este borrador parte de la versión ${version}. Desde entonces se publicó la versión ${newest}, y sus cambios no están en el borrador.`,
  newerVersion: (version: string, startedFrom: string) =>
    `La versión ${version} se publicó después de la ${startedFrom}, de la que parte este borrador. Sus cambios no están en el borrador y se perderían al publicarlo. Esto es lo que cambiaría respecto a la versión ${version}:`,
  change: ({ list, kind, what }: { list: string; kind: string; what: string }) =>
    kind === 'reordered' ? `${theMany(list)} están en otro orden` : `${capitalised(done(list, kind))}: ${what}`,
  fileTooLarge: 'El archivo ocupa más de 1 MiB.',
  notText:
    'Este archivo no contiene texto que se pueda leer. Elige un archivo CSV o JSON; desde una hoja de cálculo, guárdala como CSV en UTF-8.',
  noChanges: 'No cambiaría nada respecto a la versión anterior.',
  wouldBegin: (count: number, version: string) =>
    `Un catálogo nuevo con ${counted(count, 'entrada')}; sería la versión ${version}.`,
  wouldChange: (count: number, version: string) => `${counted(count, 'cambio')}; sería la versión ${version}.`,
  problems: (count: number) => `${counted(count, 'problema')}: aún no se puede publicar nada.`,
  searchThisCatalogue: 'Buscar en este catálogo',
  searchThisCataloguePlaceholder: 'Buscar en este catálogo…',
  catalogueVersion: (version: string) => `Catálogo, versión ${version}`,
  catalogue: headingsMessages.catalogue,
  backToCatalogues: 'Volver a Catálogos',
  saveAsJson: 'Guardar como JSON',
  saveAsCsv: 'Guardar como CSV',
  import: 'Importar',
  continueDraft: 'Continuar borrador',
  editADraft: 'Editar un borrador',
  metric: 'Métrica',
  purposes: 'Propósitos',
  version: 'Versión',
  publishedHeading: 'Publicado',
  workshops: 'Talleres',
  catalogues: headingsMessages.catalogues,
  defaultVersion: (version: string) => `${version}, predeterminada`,
  /** Of “Metric 27”. */
  entryChanged: (title: string, kind: string) => {
    const [entry = '', id = ''] = /^(.*?)(?: (\d+))?$/.exec(title)?.slice(1) ?? []
    return capitalised(done(entry.toLowerCase(), kind, id))
  },
  reordered: (title: string) => `${theMany(title)} están en otro orden`,
  noNameYet: 'Aún sin nombre',
  putBack: 'Restaurar',
  draftFromVersion: (version: string) => `Borrador, a partir de la versión ${version}`,
  backToCatalogue: 'Volver al catálogo',
  discardDraft: 'Descartar borrador',
  publish: 'Publicar',
  nameOfTheCatalogue: 'Nombre del catálogo',
  alsoIn: 'Textos también en',
  alsoInNone: 'Ningún otro idioma',
  alsoInHint:
    'Lo que muestran los talleres en ese idioma. Donde no hay nada escrito: la traducción propia de Ninefold de lo que no se ha reformulado y, si no, el texto tal como está.',
  fieldIn: (field: string, language: string) => `${field}, ${language}`,
  searchList: (list: string) => `Buscar ${nounOf(list).many}`,
  searchListPlaceholder: (list: string) => `Buscar ${nounOf(list).many}…`,
  entryTitle: (entry: string, id: number) => {
    const { one } = nounOf(entry)
    return `${one.charAt(0).toUpperCase()}${one.slice(1)} ${id}`
  },
  addEntry: (entry: string) => `Añadir ${nounOf(entry).one}`,
  removeEntry: (entry: string) => `Quitar ${nounOf(entry).one}`,
  protected: 'Protegido',
  draft: headingsMessages.draft,
  actions: 'Acciones',
  new: 'Nuevo',
  changed: 'Cambiado',
  partsOfTheDraft: 'Partes del borrador',
  whatChanged: 'Qué cambió',
  problemCount: (count: number) => counted(count, 'problema'),
  effect: 'Efecto',
  notGiven: 'Sin indicar',
  category: 'Categoría',
  choose: (field: string) => `Elegir ${nounOf(field).many}`,
  clear: (field: string) => `Borrar ${nounOf(field).many}`,
  putBackAsIn: (version: string) => `Restaurar como en ${version}`,
  done: 'Listo',
  fieldBefore: (field: string) => `${field}, antes`,
  fieldNow: (field: string) => `${field}, ahora`,
  fromFile: 'De un archivo (CSV o JSON)',
  catalogueAsText: 'El catálogo como texto',
  startOver: 'Empezar de nuevo',
  check: 'Comprobar',
  publishVersion: (version: string) => `Publicar la versión ${version}`,
  nextVersionOf: (name: string) => `Versión siguiente de ${name}`,
  importACatalogue: headingsMessages.importACatalogue,
  file: 'Archivo',
  metrics: 'Métricas',
  stakeholders: 'Partes interesadas',
  measures: 'Medidas',
  needs: 'Necesidades',
  need: 'Necesidad',
  measure: 'Medida',
  purpose: 'Propósito',
  stakeholder: 'Parte interesada',
  description: 'Descripción',
  potentialStakeholders: 'Posibles partes interesadas',
  source: 'Fuente',
  goToCatalogues: 'Ir a Catálogos',
  position: 'Posición',
  ofCount: (count: number) => `de ${count}`,
  moveUp: 'Subir',
  moveDown: 'Bajar',
  publishName: (name: string) => `Publicar ${name}`,
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
const singularOf = (title: string) => capital(nounOf(title).one)
const pluralOf = (title: string) => capital(nounOf(title).many)

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english.catalogueProblemsMessages> = {
  tooLong: (max: number) => `Este texto es demasiado largo: puede tener ${max} caracteres.`,
  needsId: (title: string) => `${singularOf(title)}: falta un ID, un número entero desde 1.`,
  idTwice: (id: number, title: string) => `${pluralOf(title)}: el ID ${id} aparece dos veces.`,
  needsName: (title: string) => `${singularOf(title)}: falta un nombre.`,
  nameTwice: (name: string, title: string) => `${pluralOf(title)}: ${quoted(name)} aparece dos veces.`,
  descriptionIsText: 'La descripción tiene que ser un texto.',
  sourceIsText: 'La fuente tiene que ser un texto.',
  needs: (count: number) => `Tiene que haber exactamente ${count} necesidades, con los ID 1 a ${count}.`,
  measureId: (max: number) => `Una medida tiene un ID de 1 a ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `La medida ${id} tiene que estar y llamarse «None».`,
  effects: (effects: readonly string[]) => `Un efecto es uno de estos: ${effects.join(', ')}.`,
  effectOfNone: 'Ninguno no le hace nada a una necesidad: su efecto tiene que ser «none».',
  needsCategory: 'La parte interesada necesita una categoría.',
  needsPurpose: 'Una métrica necesita un propósito.',
  listOfIds: (title: string) => `${pluralOf(title)} de una métrica: tiene que ser una lista de ID.`,
  unknown: (title: string, id: string) => `${singularOf(title)} ${id}: no existe.`,
}
