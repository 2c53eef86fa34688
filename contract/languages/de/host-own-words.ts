import type { hostOwnWordsMessages as english } from '../../messages/host-own-words.ts'
import type { Words } from '../words.ts'
import { counted, quoted } from './grammar.ts'

/** What a workshop has added to its catalogue, as its host sees it. */
export const hostOwnWordsMessages: Words<typeof english> = {
  title: 'Eigene Begriffe',
  none: 'Die Gruppen haben noch keine eigenen Begriffe hinzugefügt.',
  help: 'Sie gehören zu diesem Workshop. Der nächste hat sie nicht, außer Sie veröffentlichen sie in einer neuen Version des Katalogs.',
  metric: 'Kennzahl',
  stakeholder: (category: string) => `Stakeholder, ${category}`,
  usedIn: (count: number) => (count === 0 ? 'in keiner Lösung' : `in ${counted(count, 'Lösung', 'Lösungen')}`),
  takeBack: 'Zurücknehmen',
  takenBack: (name: string) => `${quoted(name)} wurde zurückgenommen.`,
  publish: 'Eigene Begriffe veröffentlichen',
  publishTitle: 'Eigene Begriffe veröffentlichen?',
  publishQuestion: (catalogue: string) =>
    `Sie werden Teil einer neuen Version des Katalogs ${quoted(catalogue)}. Workshops, die mit dieser Version geöffnet werden, haben sie; dieser bleibt, wie er ist.`,
  confirmPublish: 'Veröffentlichen',
  published: (catalogue: string, version: string) => `In Version ${version} von ${quoted(catalogue)} veröffentlicht`,
  nothingNew: 'In der neuesten Version des Katalogs sind schon alle enthalten.',
}
