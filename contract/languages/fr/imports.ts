import type * as english from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted, nounOf, plural, quoted, written } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english.importsMessages> = {
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

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english.changesMessages> = {
  open: 'Réimporter un fichier modifié',
  hint: 'Choisissez un classeur Excel, une table CSV ou un fichier JSON exporté de cet atelier et modifié depuis. Vous voyez chaque changement avant que quoi que ce soit ne soit enregistré.',
  file: 'Export modifié',
  memberHint: 'Un export de cet atelier a été modifié dans un tableur ? Ses textes peuvent revenir ici.',
  notLookedAt: 'Le serveur n’a pas répondu : le fichier n’a pas été examiné.',
  away: 'Le serveur ne répond pas. La suite vient dès qu’il répond.',
  unchanged: (count: number) => `${counted(count, 'texte')} ${plural(count, 'inchangé')}`,
  nothing: 'Ce fichier ne change rien : aucun de ses textes n’a été modifié depuis l’export, ou ils sont déjà ici.',
  nothingElse: 'Rien d’autre dans ce fichier n’a été modifié depuis l’export, ou c’est déjà ici.',
  noRows: 'Aucune ligne avec des textes n’a été trouvée dans ce fichier.',
  found: (count: number) => (count === 1 ? 'Ce fichier change un texte.' : `Ce fichier change ${count} textes.`),
  conflicts: (count: number) =>
    count === 1
      ? 'Un texte a aussi été modifié ici depuis l’export. Choisissez lequel garder.'
      : `${count} textes ont aussi été modifiés ici depuis l’export. Choisissez lesquels garder.`,
  refused: (count: number) =>
    count === 1
      ? 'Une ligne du fichier ne peut pas être reprise :'
      : `${count} lignes du fichier ne peuvent pas être reprises :`,
  here: 'Ici',
  inFile: 'Dans le fichier',
  keepOurs: 'Garder ce qui est ici',
  takeTheirs: 'Prendre celui du fichier',
  keepAllOurs: 'Garder tout ce qui est ici',
  takeAllTheirs: 'Prendre tout ce qui est dans le fichier',
  exported: 'Au moment de l’export',
  apply: 'Appliquer',
  applied: (count: number) => (count === 1 ? 'Un texte modifié.' : `${count} textes modifiés.`),
  takenBack: (count: number) =>
    count === 1 ? 'Le texte est de nouveau comme avant.' : `${count} textes sont de nouveau comme avant.`,
  changedSince:
    'Certains de ces textes ont été modifiés depuis : rien n’a été annulé. L’historique garde leur état d’avant.',
  field: {
    user_story: 'Récit utilisateur',
    functional_option: 'Option fonctionnelle',
    decision: 'Décision',
    decision_reason: 'Motif de la décision',
    specification: 'Exigence système',
  },
  /** Said by the server. */
  changedMeanwhile:
    'Certains de ces textes ont été modifiés entre-temps. Rien n’a été enregistré ; examinez de nouveau les changements.',
  notOurs: 'Ce fichier n’a pas été exporté par Ninefold comme classeur Excel, table CSV ou JSON.',
  archive:
    'C’est une archive ZIP. Décompressez-la et choisissez le classeur Excel, une table CSV ou le fichier JSON qu’elle contient.',
  notEditable: 'Cette table ne contient rien à reprendre : seuls les récits, les options et les exigences le sont.',
  noOrigin:
    'Ce fichier n’indique pas de quoi il a été exporté : rien ne peut être comparé. Exportez-le de nouveau et modifiez ce nouvel export.',
  otherVersion: 'Ce fichier a été écrit par une version plus récente de Ninefold.',
  otherWorkshop:
    'Ce fichier a été exporté d’un autre atelier, ou avant que celui-ci ne soit restauré d’une sauvegarde.',
  damaged: 'Ce classeur est endommagé ou incomplet.',
  tooLarge: 'un classeur plus grand une fois décompressé',
  badEncoding: 'Cette table n’est pas en UTF-8. Enregistrez-la comme « CSV UTF-8 ».',
  unreadable: 'Cette table est illisible.',
  noIds: 'Sans leurs ID, les lignes de cette table ne peuvent pas être distinguées.',
  noColumn: 'Une colonne de textes manque, ou son en-tête a été modifié : son contenu ne peut pas être comparé.',
  twiceHeaded: 'Deux colonnes de cette table ont le même en-tête : impossible de savoir laquelle compte.',
  twice: 'Ce fichier contient deux textes pour un même endroit.',
  tooMany: 'Ce fichier change trop de textes pour être examiné d’un coup. Réimportez-le en plusieurs parties.',
  tooManyRefused: 'Trop de lignes de ce fichier ne peuvent pas être reprises. Est-ce bien le bon fichier ?',
  line: (line: number) => `ligne ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, ligne ${line}`,
}

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
export const misfitsMessages: Words<typeof english.misfitsMessages> = {
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
