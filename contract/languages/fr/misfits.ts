import type { misfitsMessages as english } from '../../messages/misfits.ts'
import type { Words } from '../words.ts'
import { counted, nounOf, quoted, written } from './grammar.ts'

const QUOTED_MAX = 60

/** What something of a file is, for a sentence: a short text as it stands there, of a long one its length too. */
function found(value: unknown): string {
  if (value === undefined) return 'rien'
  if (Array.isArray(value)) return `une liste de ${counted(value.length, 'entrée')}`
  if (typeof value === 'object' && value !== null) return 'un objet'
  if (typeof value === 'number' && !Number.isFinite(value)) return 'un nombre trop grand'
  if (typeof value !== 'string') return JSON.stringify(value)
  if (value.trim() === '') return value === '' ? 'rien' : 'seulement des espaces'
  const line = value.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > QUOTED_MAX ? `${quoted(line)} (${counted([...value].length, 'caractère')})` : quoted(line)
}

/** A sentence and what it is about; one that begins with a place of its own has that after it, any other stands for itself. */
const at = (place: string, sentence: string) => {
  const goesOn = sentence.replace(/^T(?=rouvé)/, 't')
  return `${place.replace(/^ligne/, 'Ligne')}${/^\p{Ll}/u.test(goesOn) ? ', ' : '\u202F: '}${goesOn}`
}

const aOf = (kind: string) => {
  const { one, isFeminine } = nounOf(kind)
  return `${isFeminine ? 'une' : 'un'} ${one}`
}
const noOther = (title: string) => {
  const { one, isFeminine } = nounOf(title)
  return `${isFeminine ? 'aucune' : 'aucun'} autre ${one}`
}

/**
 * What is said of every file that is brought in and does not fit: where, what stands there, what belongs there. Where a list
 * has the place beside the sentence, the sentence goes without.
 */
export const misfitsMessages: Words<typeof english> = {
  misfit: (what: string, expected: string, place?: string) => {
    const sentence = `Trouvé : ${what} ; attendu : ${expected}.`
    return place === undefined ? sentence : at(place, sentence)
  },
  at,
  found,
  oneOf: (items: readonly string[]) => `une de ces valeurs : ${items.map((item) => quoted(item)).join(', ')}`,
  line: (line: number) => `ligne ${line}`,
  columnOf: (column: number) => `colonne ${column}`,
  column: (line: number, column: number) => `ligne ${line}, colonne ${column}`,
  end: 'la fin du fichier',
  notUtf8: 'des octets qui ne sont pas en UTF-8',
  utf16: 'UTF-16',
  utf8: 'du texte en UTF-8',
  size: (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1).replace('.', ',')} Mio`,
  sizeAtMost: (bytes: number) => `au plus ${written(bytes / 1024 / 1024)} Mio`,
  moreThan: (count: number, what: string) => `plus de ${written(count)} ${what}`,
  atMost: (count: number, what: string) => `au plus ${written(count)} ${what}`,
  characters: 'caractères',
  members: 'membres de l’objet extérieur',
  values: 'valeurs',
  levels: 'niveaux de listes et d’objets imbriqués',
  bytes: 'octets de textes modifiés',
  changedTexts: 'textes modifiés',
  rowsRefused: 'lignes qui ne peuvent pas être reprises',
  /** What a table has at most. */
  ofTable: { cells: 'cellules', characters: 'caractères dans une ligne' },
  /** And a workbook. */
  ofWorkbook: {
    levels: 'niveaux d’éléments imbriqués',
    piece: 'caractères d’affilée',
    elements: 'éléments',
    characters: 'caractères dans une ligne',
    partElements: 'éléments dans une partie',
    cells: 'cellules et lignes',
    columns: 'colonnes',
    parts: 'feuilles et autres parties',
  },
  /** What JSON goes on with. */
  json: {
    value: 'une valeur',
    'value or end': 'une valeur ou « ] »',
    key: 'un nom entre guillemets',
    'key or end': 'un nom entre guillemets ou « } »',
    colon: '« : »',
    'comma or end': '« , » ou la fin de la liste ou de l’objet',
    nothing: 'la fin du fichier',
    begin: '« { »',
    'quotation mark': 'un guillemet qui ferme le texte',
  },
  twice: (what: string) => `${nounOf(what).one} une deuxième fois`,
  once: (what: string) => `chaque ${nounOf(what).one} une seule fois`,
  onceSince: (place: string) => `une seule fois (première occurrence : ${place})`,
  ofCatalogue: (kind: string) => `${aOf(kind)} du catalogue de cet atelier`,
  ofCatalogueOneOf: (kind: string, names: readonly string[]) =>
    `${aOf(kind)} du catalogue de cet atelier : ${names.join(', ')}`,
  others: (count: number) => ` Autres problèmes : ${count}.`,
  /** Tables. */
  openQuote: 'un guillemet qui ouvre un texte',
  closingQuote: 'un guillemet qui le ferme',
  columns: (heads: readonly string[]) =>
    heads.length === 0 ? 'aucune colonne' : `les colonnes ${heads.slice(0, 20).map(quoted).join(', ')}`,
  columnNamed: (head: string) => `la colonne ${quoted(head)}`,
  sheets: (names: readonly string[]) => `les feuilles ${names.slice(0, 20).map(quoted).join(', ')}`,
  sheet: (name: string) => `la feuille ${quoted(name)} d’un export, qui est masquée`,
  filledSheet: (name: string) => `la feuille ${quoted(name)} avec ses en-têtes`,
  originColumn: 'la dernière colonne d’un export, dont l’en-tête commence par « ninefold= »',
  editableTable: 'une table de récits, d’options ou d’exigences',
  origin: 'made_from, que contient tout export',
  formatVersion: (version: string) => `la version ${version} d’un export`,
  workshopMark: 'la marque d’un autre atelier',
  ownWorkshopMark: 'celle de cet atelier',
  brokenPart: (why: string) => `une partie endommagée (${why})`,
  unreadableBook: 'Ce classeur ne peut pas être lu.',
  failedCell: (text: string) => `une erreur (${quoted(text)})`,
  formattedCell: (text: string) => `le nombre ${text}, que sa cellule affiche comme une date ou avec un ajout`,
  wholeWorkbook: 'un classeur Excel complet',
  archive: 'une archive ZIP de plusieurs fichiers',
  openDocument: 'un fichier OpenDocument',
  workbookTableOrJson: 'un classeur Excel, une table CSV ou un fichier JSON',
  exportedId: 'l’ID d’une ligne de l’export',
  markedRow: 'une ligne de l’export, avec sa marque dans la dernière colonne',
  storedItem: 'un élément encore présent ici',
  ownSolution: 'une solution de votre groupe',
  textOfOther: 'un texte d’un autre groupe',
  idOf: (name: string) => (name === '' ? 'aucun ID' : quoted(name)),
  deleted: (name: string) => `${quoted(name)}, qui n’est pas ou plus ici`,
  text: 'un texte',
  unfit: 'des caractères qui ne peuvent pas être enregistrés (NUL ou moitié de caractère)',
  decisions: (words: readonly string[]) => `${words.map((word) => quoted(word)).join(', ')} ou rien`,
  /** Catalogues. */
  id: 'un nombre entier à partir de 1',
  freshId: (title: string) => `un id que ne porte ${noOther(title)}`,
  name: (title: string) => `le nom ${nounOf(title).ofOne}`,
  freshName: (title: string) => `un nom que ne porte ${noOther(title)}`,
  needs: (count: number) => `${counted(count, 'besoin')} avec les id 1 à ${count}`,
  ofIds: (ids: readonly unknown[]) => `${counted(ids.length, 'besoin')} avec les id ${ids.map(String).join(', ')}`,
  measureId: (max: number) => `un id de 1 à ${max}`,
  measureNone: (id: number) => `l’appréciation ${id} sous le nom « None »`,
  effectOfNone: '« none », car « None » n’a aucun effet sur un besoin',
  noEffect: 'rien, car aucune appréciation n’a d’effet ici',
  category: 'la catégorie de la partie prenante',
  sameCategory: (name: unknown) => `${found(name)}, comme ailleurs pour cette catégorie`,
  ids: 'une liste d’id',
  idAmong: (list: string) => `un id de la liste « ${list} » de ce fichier`,
  onePurpose: 'l’id d’au moins une finalité',
  cells: (count: number) => counted(count, 'cellule'),
  cellsOfHead: (count: number) =>
    `au plus ${count}, autant que la première ligne (un texte qui contient une virgule doit être entre guillemets)`,
  objects: 'une liste d’objets',
  catalogue: 'un seul objet avec les listes du catalogue',
}
