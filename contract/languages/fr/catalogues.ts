import type * as english from '../../messages/catalogues.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { agreeing, capital, counted, nounOf, plural, quoted } from './grammar.ts'

const kinds: Record<string, string> = { added: 'ajouté', removed: 'retiré', changed: 'modifié' }

/** `Indicateur ajouté`, `Finalité modifiée`, from the words of a list and of a change, which come in English. */
const changed = (list: string, kind: string) => {
  const noun = nounOf(list)
  return capital(`${noun.one} ${agreeing(kinds[kind] ?? kind, noun)}`)
}

/** `Indicateur 12 ajouté.` */
const done = (entry: string, id: number, participle: string) => {
  const noun = nounOf(entry)
  return `${capital(noun.one)} ${id} ${agreeing(participle, noun)}.`
}

/** `un indicateur`, `une finalité` */
const one = (entry: string) => {
  const noun = nounOf(entry)
  return `${noun.isFeminine ? 'une' : 'un'} ${noun.one}`
}

/** Some callers hand over a field of a catalogue by its key. */
const fields: Record<string, string> = { purposes: 'les finalités', stakeholders: 'les parties prenantes' }
const fieldOf = (field: string) => fields[field] ?? `: ${field}`

/** The host's catalogues and their drafts. */
export const cataloguesMessages: Words<typeof english.cataloguesMessages> = {
  help: 'Besoins, appréciations, finalités, parties prenantes et indicateurs. Une version ne change jamais ; un atelier garde celle avec laquelle il a été ouvert.',
  notFound: 'Ce catalogue n’existe pas.',
  published: (version: string) => `La version ${version} est publiée.`,
  entryAdded: (entry: string, id: number) => done(entry, id, 'ajouté'),
  entryRemoved: (entry: string, id: number) => done(entry, id, 'retiré'),
  entryPutBack: (entry: string, id: number) => done(entry, id, 'rétabli'),
  orderPutBack: (entry: string) => `L’ordre précédent des ${nounOf(entry).many} est rétabli.`,
  movedTo: (position: number) => `Déplacement à la position ${position}.`,
  nothingFound: 'Rien ne correspond dans ce catalogue.',
  found: (count: number) => `${counted(count, 'entrée')} ${plural(count, 'trouvée')}`,
  draftHelp:
    'Modifiez ce qu’il faut et publiez-le comme version suivante. D’ici là, votre brouillon reste dans ce navigateur, et les ateliers en cours gardent leur version.',
  importHelp:
    'Un catalogue entier dans un fichier, une ligne par entrée. Il est d’abord vérifié ; rien n’est publié avant votre confirmation.',
  nameHint: 'Sous un autre nom, il devient un catalogue à part.',
  nameless: 'Un catalogue doit avoir un nom.',
  unchanged: (version: string) => `Rien n’a encore changé par rapport à la version ${version}.`,
  discarded: 'Brouillon abandonné.',
  goneElsewhere: 'Ce brouillon a été publié ou abandonné dans un autre onglet.',
  discardWarning:
    'Tout ce que vous avez modifié dans ce brouillon sera perdu. Les versions publiées restent telles quelles.',
  needsProtected: 'Il y a toujours neuf besoins, chacun à sa place sur l’anneau. Leurs mots peuvent être modifiés.',
  noneProtected:
    'L’appréciation 5 est toujours « Aucun », pour qu’une telle évaluation signifie partout la même chose.',
  effectOfNone: '« Aucun » ne fait rien à un besoin : son effet ne peut pas être choisi.',
  measuresFull: 'Il y a place pour quatre appréciations en plus de « Aucun ».',
  effectHint:
    'La lecture d’une option, et les dommages qui comptent comme lacunes, dépendent de ces effets. Sans eux, ni l’une ni les autres ne s’affichent.',
  effectsPartly:
    'Certaines appréciations ont un effet et d’autres non : une option n’est lue que là où toutes ses évaluations en ont un.',
  effects: {
    helps: 'Aide : sert réellement le besoin',
    seems: 'Semble aider : ne sert le besoin qu’en apparence',
    harms: 'Nuit : freine le besoin',
    none: 'Aucun : ne fait rien au besoin',
  },
  putBackFirst: (what: readonly string[]) =>
    what.length === 1
      ? `« ${what[0]} » n’est plus dans ce brouillon. Rétablissez-le, et l’indicateur le cite de nouveau.`
      : `Ces éléments ne sont plus dans ce brouillon : ${what.map((name) => `« ${name} »`).join(', ')}. Rétablissez-les, et l’indicateur les cite de nouveau.`,
  stillNamed: (what: string, count: number) =>
    count === 1
      ? `Un indicateur utilise « ${what} », qui en sera retiré.`
      : `${count} indicateurs utilisent « ${what} », qui en sera retiré.`,
  olderThan: (newest: string, version: string) =>
    `Ce brouillon part de la version ${version}. La version ${newest} a été publiée depuis, et ses changements ne sont pas dans le brouillon.`,
  newerVersion: (version: string, startedFrom: string) =>
    `La version ${version} a été publiée après la version ${startedFrom}, dont part ce brouillon. Ses changements ne sont pas dans le brouillon et seraient perdus par sa publication. Voici ce qui changerait par rapport à la version ${version} :`,
  change: ({ list, kind, what }: { list: string; kind: string; what: string }) =>
    kind === 'reordered' ? `Ordre des ${nounOf(list).many} modifié` : `${changed(list, kind)} : ${what}`,
  fileTooLarge: 'Le fichier dépasse 1 Mio.',
  notText:
    'Ce fichier ne contient aucun texte lisible. Choisissez un fichier CSV ou JSON ; depuis un tableur, enregistrez en CSV UTF-8.',
  noChanges: 'Rien ne changerait par rapport à la version précédente.',
  wouldBegin: (count: number, version: string) =>
    `Un nouveau catalogue de ${counted(count, 'entrée')} ; ce serait la version ${version}.`,
  wouldChange: (count: number, version: string) => `${counted(count, 'changement')} ; ce serait la version ${version}.`,
  problems: (count: number) => `${counted(count, 'problème')} : rien ne peut encore être publié.`,
  searchThisCatalogue: 'Rechercher dans ce catalogue',
  searchThisCataloguePlaceholder: 'Rechercher dans ce catalogue…',
  catalogueVersion: (version: string) => `Catalogue, version ${version}`,
  catalogue: headingsMessages.catalogue,
  backToCatalogues: 'Retour aux catalogues',
  saveAsJson: 'Enregistrer en JSON',
  saveAsCsv: 'Enregistrer en CSV',
  import: 'Importer',
  continueDraft: 'Reprendre le brouillon',
  editADraft: 'Modifier un brouillon',
  metric: 'Indicateur',
  purposes: 'Finalités',
  version: 'Version',
  publishedHeading: 'Publication',
  workshops: 'Ateliers',
  catalogues: headingsMessages.catalogues,
  defaultVersion: (version: string) => `${version}, par défaut`,
  entryChanged: (title: string, kind: string) => changed(title, kind),
  reordered: (title: string) => `Ordre des ${nounOf(title).many} modifié`,
  noNameYet: 'Pas encore de nom',
  putBack: 'Rétablir',
  draftFromVersion: (version: string) => `Brouillon, à partir de la version ${version}`,
  backToCatalogue: 'Retour au catalogue',
  discardDraft: 'Abandonner le brouillon',
  publish: 'Publier',
  nameOfTheCatalogue: 'Nom du catalogue',
  alsoIn: 'Textes aussi en',
  alsoInNone: 'Aucune autre langue',
  alsoInHint:
    'Ce qu’affichent les ateliers dans cette langue. Là où rien n’est écrit : la traduction de Ninefold de ce qui n’a pas été reformulé, et sinon le texte tel quel.',
  fieldIn: (field: string, language: string) => `${field}, ${language}`,
  searchList: (list: string) => `Rechercher parmi les ${list}`,
  searchListPlaceholder: (list: string) => `Rechercher parmi les ${list}…`,
  entryTitle: (entry: string, id: number) => `${capital(nounOf(entry).one)} ${id}`,
  addEntry: (entry: string) => `Ajouter ${one(entry)}`,
  removeEntry: (entry: string) => `Retirer ${one(entry)}`,
  protected: 'Protégé',
  draft: headingsMessages.draft,
  actions: 'Actions',
  new: 'Nouveau',
  changed: 'Modifié',
  partsOfTheDraft: 'Parties du brouillon',
  whatChanged: 'Ce qui a changé',
  problemCount: (count: number) => counted(count, 'problème'),
  effect: 'Effet',
  notGiven: 'Non indiqué',
  category: 'Catégorie',
  choose: (field: string) => `Choisir ${fieldOf(field)}`,
  clear: (field: string) => `Effacer ${fieldOf(field)}`,
  putBackAsIn: (version: string) => `Rétablir comme dans ${version}`,
  done: 'Terminé',
  fieldBefore: (field: string) => `${field}, avant`,
  fieldNow: (field: string) => `${field}, maintenant`,
  fromFile: 'Depuis un fichier (CSV ou JSON)',
  catalogueAsText: 'Catalogue sous forme de texte',
  startOver: 'Recommencer',
  check: 'Vérifier',
  publishVersion: (version: string) => `Publier la version ${version}`,
  nextVersionOf: (name: string) => `Version suivante : ${name}`,
  importACatalogue: headingsMessages.importACatalogue,
  file: 'Fichier',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  measures: 'Appréciations',
  needs: 'Besoins',
  need: 'Besoin',
  measure: 'Appréciation',
  purpose: 'Finalité',
  stakeholder: 'Partie prenante',
  description: 'Description',
  potentialStakeholders: 'Parties prenantes potentielles',
  source: 'Source',
  goToCatalogues: 'Aller aux catalogues',
  position: 'Position',
  ofCount: (count: number) => `sur ${count}`,
  moveUp: 'Monter',
  moveDown: 'Descendre',
  publishName: (name: string) => `Publier ${name}`,
}

const singularOf = (title: string) => capital(nounOf(title).one)
const pluralOf = (title: string) => capital(nounOf(title).many)

/** What it is about stands before a colon, so that nothing has to agree with it. */
export const catalogueProblemsMessages: Words<typeof english.catalogueProblemsMessages> = {
  tooLong: (max: number) => `Ce texte est trop long : il peut compter ${max} caractères.`,
  needsId: (title: string) => `${singularOf(title)} : il manque un id, un nombre entier à partir de 1.`,
  idTwice: (id: number, title: string) => `${pluralOf(title)} : l’id ${id} y figure deux fois.`,
  needsName: (title: string) => `${singularOf(title)} : il manque un nom.`,
  nameTwice: (name: string, title: string) => `${pluralOf(title)} : ${quoted(name)} y figure deux fois.`,
  descriptionIsText: 'La description doit être un texte.',
  sourceIsText: 'La source doit être un texte.',
  needs: (count: number) => `Il faut exactement ${count} besoins, avec les id 1 à ${count}.`,
  measureId: (max: number) => `Une appréciation a un id de 1 à ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `L’appréciation ${id} doit exister et s’appeler « None ».`,
  effects: (effects: readonly string[]) => `Un effet est l’un de : ${effects.join(', ')}.`,
  effectOfNone: '« None » n’a aucun effet sur un besoin : son effet doit être « none ».',
  needsCategory: 'La partie prenante a besoin d’une catégorie.',
  needsPurpose: 'Un indicateur a besoin d’une finalité.',
  listOfIds: (title: string) => `${pluralOf(title)} d’un indicateur : il faut une liste d’id.`,
  unknown: (title: string, id: string) => `${singularOf(title)} ${id} : ${agreeing('inconnu', nounOf(title))}.`,
}
