import type { Taken } from './fields.ts'

/**
 * The sentences about what was done, deleted and brought back. They are apart from the others because nobody needs
 * them to log in.
 */

const counted = (count: number, one: string, many = `${one}s`) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`]

function listed(items: string[]): string {
  const [last, ...others] = items.toReversed()
  return others.length === 0 ? (last ?? '') : `${others.toReversed().join(', ')} and ${last}`
}

const NAME_MAX = 60
const quoted = (name: string) => `“${name.length > NAME_MAX ? `${name.slice(0, NAME_MAX - 1).trimEnd()}…` : name}”`

/** What hangs on something, in words: `its story, 3 options and 2 requirements`. */
function contentsOf({ kind, metrics, stakeholders, stories, options, ratings, requirements }: Taken): string {
  return listed([
    ...(kind === 'metric' ? [] : counted(metrics, 'metric')),
    ...(kind === 'stakeholder' ? [] : counted(stakeholders, 'stakeholder')),
    ...(kind === 'metric' ? (stories > 0 ? ['its story'] : []) : counted(stories, 'story', 'stories')),
    ...(kind === 'option' ? [] : counted(options, 'option')),
    ...counted(ratings, 'rating'),
    ...(kind === 'requirement' ? [] : counted(requirements, 'requirement')),
  ])
}

const withContents = (sentence: string, took: Taken) => {
  const contents = contentsOf(took)
  return contents ? `${sentence} with ${contents}` : sentence
}

export const historyMessages = {
  undo: {
    contents: contentsOf,
    taken: (took: Taken | undefined): string => {
      switch (took?.kind) {
        case 'solution':
          return withContents(`Solution ${quoted(took.name)} deleted`, took)
        case 'reset':
          return `Metrics reset${contentsOf(took) && `: ${contentsOf(took)} deleted`}`
        case 'metric':
          return withContents(`Metric removed`, took)
        case 'stakeholder':
          return `Stakeholder ${quoted(took.name)} removed`
        case 'option':
          return withContents(`Option ${quoted(took.name)} deleted`, took)
        case 'requirement':
          return `Requirement ${quoted(took.name)} deleted`
        case undefined:
          return 'Deleted'
      }
    },
    restoring: 'Bringing it back...',
    restored: (took: Taken | undefined): string => {
      switch (took?.kind) {
        case 'solution':
          return `Solution ${quoted(took.name)} is back, with everything in it`
        case 'reset':
          return 'The metrics are back, with everything that belongs to them'
        case 'metric':
          return 'The metric is back, with everything that belongs to it'
        case 'stakeholder':
          return `${took.name} is back`
        case 'option':
          return 'The option is back, with everything that belongs to it'
        case 'requirement':
          return 'The requirement is back'
        case undefined:
          return 'It is back'
      }
    },
    failed: (reason: string) => `It could not be brought back: ${reason}`,
  },
} as const
