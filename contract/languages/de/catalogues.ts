import type * as english from '../../messages/catalogues.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { capital, counted, nounFor, quoted } from './grammar.ts'

/** What became of an entry; the code calls it by its English name. */
const participles: Record<string, string> = { added: 'hinzugefügt', removed: 'entfernt', changed: 'geändert' }
const participleFor = (kind: string) => participles[kind] ?? kind
const one = (entry: string) => nounFor(entry).one
const many = (entry: string) => nounFor(entry).many

/** The host's catalogues and their drafts. */
export const cataloguesMessages: Words<typeof english.cataloguesMessages> = {
  help: 'Bedürfnisse, Wirkungsarten, Zwecke, Stakeholder und Kennzahlen. Eine Version ändert sich nie; ein Workshop behält die, mit der er geöffnet wurde.',
  notFound: 'Diesen Katalog gibt es nicht.',
  published: (version: string) => `Version ${version} ist veröffentlicht.`,
  entryAdded: (entry: string, id: number) => `${one(entry)} ${id} hinzugefügt.`,
  entryRemoved: (entry: string, id: number) => `${one(entry)} ${id} entfernt.`,
  entryPutBack: (entry: string, id: number) => `${one(entry)} ${id} wiederhergestellt.`,
  orderPutBack: (entry: string) => `Die ${many(entry)} stehen wieder in ihrer früheren Reihenfolge.`,
  movedTo: (position: number) => `An Position ${position} verschoben.`,
  nothingFound: 'In diesem Katalog passt nichts dazu.',
  found: (count: number) => `${counted(count, 'Eintrag', 'Einträge')} gefunden`,
  draftHelp:
    'Ändern Sie, was Sie brauchen, und veröffentlichen Sie es als nächste Version. Bis dahin bleibt Ihr Entwurf in diesem Browser, und laufende Workshops behalten ihre Version.',
  importHelp:
    'Ein ganzer Katalog als Datei, eine Zeile je Eintrag. Er wird zuerst geprüft; veröffentlicht wird erst, wenn Sie bestätigen.',
  nameHint: 'Unter einem anderen Namen wird daraus ein eigener Katalog.',
  nameless: 'Ein Katalog braucht einen Namen.',
  unchanged: (version: string) => `Gegenüber Version ${version} ist noch nichts geändert.`,
  discarded: 'Entwurf verworfen.',
  goneElsewhere: 'Dieser Entwurf wurde in einem anderen Tab veröffentlicht oder verworfen.',
  discardWarning:
    'Alles, was Sie in diesem Entwurf geändert haben, geht verloren. Die veröffentlichten Versionen bleiben, wie sie sind.',
  needsProtected: 'Es gibt immer neun Bedürfnisse, jedes mit seinem Platz auf dem Ring. Ihre Texte lassen sich ändern.',
  noneProtected: 'Wirkungsart 5 ist immer „Keine“, damit diese Bewertung überall dasselbe bedeutet.',
  effectOfNone: '„Keine“ bewirkt nichts bei einem Bedürfnis; deshalb lässt sich die Wirkung nicht wählen.',
  measuresFull: 'Neben „Keine“ ist Platz für vier Wirkungsarten.',
  effectHint:
    'Von diesen Wirkungen hängt ab, wie eine Option gedeutet wird und welche Schäden als Lücken gelten. Ohne sie wird beides nicht angezeigt.',
  effectsPartly:
    'Manche Wirkungsarten haben eine Wirkung, andere nicht: Eine Option wird nur dort gedeutet, wo alle ihre Bewertungen eine haben.',
  effects: {
    helps: 'Hilft: dient dem Bedürfnis wirklich',
    seems: 'Scheint: dient ihm nur scheinbar',
    harms: 'Schadet: hemmt das Bedürfnis',
    none: 'Keine: bewirkt nichts bei dem Bedürfnis',
  },
  putBackFirst: (what: readonly string[]) =>
    what.length === 1
      ? `„${what[0]}“ ist nicht mehr in diesem Entwurf. Stellen Sie den Eintrag wieder her, dann nennt die Kennzahl ihn wieder.`
      : `Diese sind nicht mehr in diesem Entwurf: ${what.map((name) => `„${name}“`).join(', ')}. Stellen Sie sie wieder her, dann nennt die Kennzahl sie wieder.`,
  stillNamed: (what: string, count: number) =>
    count === 1
      ? `Eine Kennzahl verwendet „${what}“. Der Eintrag wird daraus entfernt.`
      : `${count} Kennzahlen verwenden „${what}“. Der Eintrag wird daraus entfernt.`,
  olderThan: (newest: string, version: string) =>
    `Dieser Entwurf beruht auf Version ${version}. Inzwischen wurde Version ${newest} veröffentlicht; ihre Änderungen sind nicht im Entwurf.`,
  newerVersion: (version: string, startedFrom: string) =>
    `Version ${version} wurde nach Version ${startedFrom} veröffentlicht, auf der dieser Entwurf beruht. Ihre Änderungen sind nicht im Entwurf und gingen beim Veröffentlichen verloren. Gegenüber Version ${version} würde sich ändern:`,
  change: ({ list, kind, what }: { list: string; kind: string; what: string }) =>
    kind === 'reordered'
      ? `Die ${many(list)} stehen in anderer Reihenfolge`
      : `${one(list)} ${participleFor(kind)}: ${what}`,
  fileTooLarge: 'Die Datei ist größer als 1\u00A0MiB.',
  notText:
    'Diese Datei enthält keinen lesbaren Text. Wählen Sie eine CSV- oder JSON-Datei; aus einer Tabellenkalkulation speichern Sie als CSV in UTF-8.',
  noChanges: 'Gegenüber der vorigen Version würde sich nichts ändern.',
  wouldBegin: (count: number, version: string) =>
    `Ein neuer Katalog mit ${counted(count, 'Eintrag', 'Einträgen')}, als Version ${version}.`,
  wouldChange: (count: number, version: string) =>
    `${counted(count, 'Änderung', 'Änderungen')}, als Version ${version}.`,
  problems: (count: number) => `${counted(count, 'Problem', 'Probleme')}: Es kann noch nichts veröffentlicht werden.`,
  searchThisCatalogue: 'Diesen Katalog durchsuchen',
  searchThisCataloguePlaceholder: 'Diesen Katalog durchsuchen …',
  catalogueVersion: (version: string) => `Katalog, Version ${version}`,
  catalogue: headingsMessages.catalogue,
  backToCatalogues: 'Zurück zu den Katalogen',
  saveAsJson: 'Als JSON speichern',
  saveAsCsv: 'Als CSV speichern',
  import: 'Importieren',
  continueDraft: 'Entwurf fortsetzen',
  editADraft: 'Entwurf bearbeiten',
  metric: 'Kennzahl',
  purposes: 'Zwecke',
  version: 'Version',
  publishedHeading: 'Veröffentlicht',
  workshops: 'Workshops',
  catalogues: headingsMessages.catalogues,
  defaultVersion: (version: string) => `${version}, Standard`,
  entryChanged: (title: string, kind: string) => `${one(title)} ${participleFor(kind)}`,
  reordered: (title: string) => `Die ${many(title)} stehen in anderer Reihenfolge`,
  noNameYet: 'Noch kein Name',
  putBack: 'Wiederherstellen',
  draftFromVersion: (version: string) => `Entwurf, aus Version ${version}`,
  backToCatalogue: 'Zurück zum Katalog',
  discardDraft: 'Entwurf verwerfen',
  publish: 'Veröffentlichen',
  nameOfTheCatalogue: 'Name des Katalogs',
  alsoIn: 'Texte auch auf',
  alsoInNone: 'In keiner weiteren Sprache',
  alsoInHint:
    'Was Workshops in dieser Sprache zeigen. Wo nichts steht: Ninefolds eigene Übersetzung dessen, was Sie nicht umformuliert haben, und sonst der Text, wie er ist.',
  fieldIn: (field: string, language: string) => `${field}, ${language}`,
  searchList: (list: string) => `${capital(list)} durchsuchen`,
  searchListPlaceholder: (list: string) => `${capital(list)} durchsuchen …`,
  entryTitle: (entry: string, id: number) => `${one(entry)} ${id}`,
  addEntry: (entry: string) => `${one(entry)} hinzufügen`,
  removeEntry: (entry: string) => `${one(entry)} entfernen`,
  protected: 'Geschützt',
  draft: headingsMessages.draft,
  actions: 'Aktionen',
  new: 'Neu',
  changed: 'Geändert',
  partsOfTheDraft: 'Teile des Entwurfs',
  whatChanged: 'Was sich geändert hat',
  problemCount: (count: number) => counted(count, 'Problem', 'Probleme'),
  effect: 'Wirkung',
  notGiven: 'Nicht angegeben',
  category: 'Kategorie',
  choose: (field: string) => `${many(field)} wählen`,
  clear: (field: string) => `${many(field)} zurücksetzen`,
  putBackAsIn: (version: string) => `Wie in Version ${version} wiederherstellen`,
  done: 'Fertig',
  fieldBefore: (field: string) => `${field}, vorher`,
  fieldNow: (field: string) => `${field}, jetzt`,
  fromFile: 'Aus einer Datei (CSV oder JSON)',
  catalogueAsText: 'Katalog als Text',
  startOver: 'Von vorn beginnen',
  check: 'Prüfen',
  publishVersion: (version: string) => `Version ${version} veröffentlichen`,
  nextVersionOf: (name: string) => `Nächste Version von ${name}`,
  importACatalogue: headingsMessages.importACatalogue,
  file: 'Datei',
  metrics: 'Kennzahlen',
  stakeholders: 'Stakeholder',
  measures: 'Wirkungsarten',
  needs: 'Bedürfnisse',
  need: 'Bedürfnis',
  measure: 'Wirkungsart',
  purpose: 'Zweck',
  stakeholder: 'Stakeholder',
  description: 'Beschreibung',
  potentialStakeholders: 'Mögliche Stakeholder',
  source: 'Quelle',
  goToCatalogues: 'Zu den Katalogen',
  position: 'Position',
  ofCount: (count: number) => `von ${count}`,
  moveUp: 'Nach oben',
  moveDown: 'Nach unten',
  publishName: (name: string) => `${name} veröffentlichen`,
}

const singularOf = (title: string) => nounFor(title).one
const pluralOf = (title: string) => nounFor(title).many

/** What it is about stands before a colon, so that nothing has to be declined. */
export const catalogueProblemsMessages: Words<typeof english.catalogueProblemsMessages> = {
  tooLong: (max: number) => `Dieser Text ist zu lang: Er darf ${max} Zeichen haben.`,
  needsId: (title: string) => `${singularOf(title)}: Es fehlt eine ID, eine ganze Zahl ab 1.`,
  idTwice: (id: number, title: string) => `${pluralOf(title)}: Die ID ${id} kommt zweimal vor.`,
  needsName: (title: string) => `${singularOf(title)}: Es fehlt ein Name.`,
  nameTwice: (name: string, title: string) => `${pluralOf(title)}: ${quoted(name)} kommt zweimal vor.`,
  descriptionIsText: 'Die Beschreibung muss ein Text sein.',
  sourceIsText: 'Die Quelle muss ein Text sein.',
  needs: (count: number) => `Es müssen genau ${count} Bedürfnisse sein, mit den IDs 1 bis ${count}.`,
  measureId: (max: number) => `Eine Wirkungsart hat eine ID von 1 bis ${max}.`,
  /** The name that files have, whatever the language. */
  measureNone: (id: number) => `Die Wirkungsart ${id} muss vorhanden sein und „None“ heißen.`,
  effects: (effects: readonly string[]) => `Eine Wirkung ist eines von ${effects.join(', ')}.`,
  effectOfNone: '„Keine“ bewirkt bei einem Bedürfnis nichts: Die Wirkung muss „none“ sein.',
  needsCategory: 'Der Stakeholder braucht eine Kategorie.',
  needsPurpose: 'Eine Kennzahl braucht einen Zweck.',
  listOfIds: (title: string) => `${pluralOf(title)} einer Kennzahl: Das ist eine Liste von IDs.`,
  unknown: (title: string, id: string) => `${singularOf(title)} ${id} gibt es nicht.`,
}
