import type { SolutionDocument } from '#contract/exports.ts'
import { changesMessages, misfitsMessages } from '#contract/messages/imports.ts'
import { optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { SolutionFile } from '../imports/solution-file.ts'
import { ORIGIN_VERSION } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'

/** A JSON export, in which each solution says what it was made from. */
export async function readDocument(
  file: SolutionFile,
  workshop: string,
  breathe: () => Promise<void>,
): Promise<EditedFile> {
  const found = new EditedTexts()
  let index = 0
  for await (const solution of file.checked())
    for (const text of textsIn(solution, `solutions.${index++}`)) {
      found.add(text)
      await breathe()
    }
  const { made_from } = file.head
  if (!made_from) {
    throw badFile(changesMessages.noOrigin, misfitsMessages.found(undefined), misfitsMessages.origin, 'made_from')
  }
  requireOrigin({ version: ORIGIN_VERSION, workshop: made_from.workshop }, workshop)
  return found
}

type Text = Parameters<EditedTexts['add']>[0]

function* textsIn({ user_stories, made_from = {} }: SolutionDocument, path: string): Iterable<Text> {
  const textOf = (name: string, field: Text['field'], text: string, place: string): Text => ({
    name,
    field,
    text,
    fingerprint: made_from[`${name}.${field}`],
    place,
  })
  for (const [storyAt, story] of user_stories.entries()) {
    const ofStory = `${path}.user_stories.${storyAt}`
    yield textOf(nameOf(storyName, story.id), 'user_story', story.user_story, ofStory)
    for (const [optionAt, option] of story.functional_options.entries()) {
      const ofOption = `${ofStory}.functional_options.${optionAt}`
      const name = nameOf(optionName, option.id)
      yield textOf(name, 'functional_option', option.functional_option, ofOption)
      if (option.decision !== undefined) yield textOf(name, 'decision', option.decision ?? '', ofOption)
      if (option.decision_reason !== undefined) yield textOf(name, 'decision_reason', option.decision_reason, ofOption)
      for (const [ratingAt, { requirements }] of option.ratings.entries())
        for (const [requirementAt, { id, specification }] of requirements.entries()) {
          const place = `${ofOption}.ratings.${ratingAt}.requirements.${requirementAt}`
          yield textOf(nameOf(requirementName, id), 'specification', specification, place)
        }
    }
  }
}

const nameOf = (name: (id: number) => string, id: number | undefined) => (id === undefined ? '' : name(id))
