import type { FunctionalOption } from '#contract/functional-options.ts'
import type { UserStoryRow } from '#contract/user-stories.ts'

/** The one option that is being edited. */
export interface OptionEdit {
  optionId: number
  text: string
  /** The stored text the editing began from; sent along, so that nobody's later words are overwritten unseen. */
  startedFrom: string
  /** What somebody else stored meanwhile, once the server has said so. */
  meanwhile?: string
}

export interface OptionDrafts {
  /** Options typed but not added, by user story. */
  typed: ReadonlyMap<number, string>
  edit: OptionEdit | null
}

export type DraftAction =
  | { type: 'typed'; storyId: number; text: string }
  | { type: 'added'; storyId: number; text: string }
  | { type: 'edit started'; option: FunctionalOption }
  | { type: 'edit typed'; text: string }
  | { type: 'edit overtaken'; stored: string }
  | { type: 'edit ended'; optionId: number }

export const noDrafts: OptionDrafts = { typed: new Map(), edit: null }

export function changeDrafts(drafts: OptionDrafts, action: DraftAction): OptionDrafts {
  const { typed, edit } = drafts
  switch (action.type) {
    case 'typed':
      return { ...drafts, typed: new Map(typed).set(action.storyId, action.text) }
    case 'added':
      // what was typed on while the option was on its way is the beginning of the next one
      return typed.get(action.storyId) === action.text
        ? { ...drafts, typed: new Map(typed).set(action.storyId, '') }
        : drafts
    case 'edit started': {
      const { id, functional_option: text } = action.option
      return { ...drafts, edit: { optionId: id, text, startedFrom: text } }
    }
    case 'edit typed':
      return { ...drafts, edit: edit && { ...edit, text: action.text } }
    case 'edit overtaken':
      return { ...drafts, edit: edit && { ...edit, startedFrom: action.stored, meanwhile: action.stored } }
    case 'edit ended':
      // a save may arrive after its edit was given up and another one begun
      return edit?.optionId === action.optionId ? { ...drafts, edit: null } : drafts
  }
}

/** An edit ends by itself when somebody else deletes its option: nothing is left to lock the other buttons for. */
export function currentEdit({ edit }: OptionDrafts, rows: readonly UserStoryRow[]): OptionEdit | null {
  return edit && rows.some((row) => optionsOf(row).includes(edit.optionId)) ? edit : null
}

export function isUnsaved(drafts: OptionDrafts, rows: readonly UserStoryRow[]): boolean {
  const edit = currentEdit(drafts, rows)
  if (edit && edit.text !== edit.startedFrom) return true
  return rows.some((row) => (drafts.typed.get(row.user_story_id) ?? '').trim() !== '')
}

const optionsOf = (row: UserStoryRow) => row.functional_options.map((option) => option.id)
