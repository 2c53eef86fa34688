import type { editsMessages as english } from '../../messages/edits.ts'
import type { Words } from '../words.ts'
import { directionWord, isolated } from './grammar.ts'

/** What is being edited, where it is named apart from its place. */
export const editsMessages: Words<typeof english> = {
  story: (metric: string) => `User Story zu „${isolated(metric)}“`,
  option: (text: string) => `Funktionale Option „${isolated(text)}“`,
  optionNumber: (id: number) => `Funktionale Option O${id}`,
  newOption: (metric: string) => `Neue funktionale Option zu „${isolated(metric)}“`,
  requirement: (text: string) => `Systemanforderung „${isolated(text)}“`,
  requirementNumber: (id: number) => `Systemanforderung R${id}`,
  newRequirement: (need: string, direction: string) =>
    `Neue Systemanforderung zu ${need} (${directionWord(direction)})`,
  solution: { name: 'Name der Lösung', fhn: 'Hauptbedürfnis', purposes: 'Zweck(e)' },
  rating: (need: string, measure: string) => `${need}: ${measure}`,
  decision: (option: string, decision: string) => `Entscheidung zu „${isolated(option)}“ (${decision})`,
  decisionReason: (option: string) => `Begründung der Entscheidung zu „${isolated(option)}“`,
  /** Of what is unsaved, where it is written. */
  saving: 'Wird gespeichert …',
  waiting: 'Noch nicht gespeichert: Versuchen Sie es noch einmal, sobald das Netz wieder da ist.',
  /** Under the field of a text that somebody else has changed since it was begun with. */
  overtaken: 'Jemand anderes hat das geändert. Beim Speichern werden Sie gefragt, was bleiben soll.',
  /** The same of something that is named, where it does not stand under its field, and for whoever listens. */
  overtakenOf: (what: string) =>
    `${what}: Jemand anderes hat das geändert. Beim Speichern werden Sie gefragt, was bleiben soll.`,
  /** Under a row that a search would hide. */
  shownWhileEdited: 'Wird angezeigt, weil Sie es gerade bearbeiten.',
}
