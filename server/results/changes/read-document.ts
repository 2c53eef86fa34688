import type { SolutionDocument } from '#contract/exports.ts'
import { changesMessages } from '#contract/messages/changes.ts'
import { misfitsMessages } from '#contract/messages/misfits.ts'
import { optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import type { SolutionFile } from '../imports/solution-file.ts'
import { ORIGIN_VERSION } from '../made-from/origin.ts'
import { badFile } from './bad-file.ts'
import { EditedTexts, type EditedFile } from './edited-text.ts'
import { requireOrigin } from './require-origin.ts'

/** A JSON export, in which each solution says what it was made from. */
export async function readDocument(file: SolutionFile, workshop: string): Promise<EditedFile> {
  const found = new EditedTexts()
  let index = 0
  for await (const solution of file.checked()) addSolution(found, solution, `solutions.${index++}`)
  const { made_from } = file.head
  if (!made_from)
    throw badFile(changesMessages.noOrigin, misfitsMessages.found(undefined), misfitsMessages.origin, 'made_from')
  requireOrigin({ version: ORIGIN_VERSION, workshop: made_from.workshop }, workshop)
  return found
}

function addSolution(found: EditedTexts, { user_stories, made_from = {} }: SolutionDocument, path: string) {
  const add = (name: string, field: Parameters<EditedTexts['add']>[0]['field'], text: string, place: string) =>
    found.add({ name, field, text, fingerprint: made_from[`${name}.${field}`], place })
  user_stories.forEach((story, storyAt) => {
    const ofStory = `${path}.user_stories.${storyAt}`
    add(nameOf(storyName, story.id), 'user_story', story.user_story, ofStory)
    story.functional_options.forEach((option, optionAt) => {
      const ofOption = `${ofStory}.functional_options.${optionAt}`
      const name = nameOf(optionName, option.id)
      add(name, 'functional_option', option.functional_option, ofOption)
      if (option.decision !== undefined) add(name, 'decision', option.decision ?? '', ofOption)
      if (option.decision_reason !== undefined) add(name, 'decision_reason', option.decision_reason, ofOption)
      option.ratings.forEach(({ requirements }, ratingAt) =>
        requirements.forEach(({ id, specification }, requirementAt) => {
          const place = `${ofOption}.ratings.${ratingAt}.requirements.${requirementAt}`
          add(nameOf(requirementName, id), 'specification', specification, place)
        }),
      )
    })
  })
}

const nameOf = (name: (id: number) => string, id: number | undefined) => (id === undefined ? '' : name(id))
