import type { NewAgendaItem } from './agenda.ts'
import type { Words } from './languages/words.ts'
import { usualAgendasMessages } from './messages/agenda.ts'

type Item = Omit<NewAgendaItem, 'id'>

/** What most items leave as it is. */
const item = (
  title: string,
  minutes: number,
  step: number | null,
  message: string,
  more: Partial<Item> = {},
): Item => ({
  title,
  minutes,
  step,
  message,
  frozen: false,
  silent_rating: false,
  scene: null,
  ...more,
})

/** Run sheets in the language of the words. */
export function agendasIn(words: Words<typeof usualAgendasMessages>) {
  const welcome = (minutes: number) => item(words.welcome, minutes, null, words.welcomeSays, { scene: 'join' })
  const solution = (minutes: number) => item(words.solution, minutes, 1, words.solutionSays)
  const metrics = (minutes: number) => item(words.metrics, minutes, 2, words.metricsSay)
  const stakeholders = (minutes: number) => item(words.stakeholders, minutes, 3, words.stakeholdersSay)
  const stories = (minutes: number) => item(words.stories, minutes, 4, words.storiesSay)
  const options = (minutes: number) => item(words.options, minutes, 5, words.optionsSay)
  const pause = (minutes: number) => item(words.pause, minutes, null, words.pauseSays(minutes))
  const virtuous = (minutes: number) => item(words.virtuous, minutes, 6, words.virtuousSays)
  const vicious = (minutes: number) => item(words.vicious, minutes, 6, words.viciousSays)
  const compare = (minutes: number) => item(words.compare, minutes, 6, words.compareSays, { scene: 'comparison' })
  const requirements = (minutes: number) => item(words.requirements, minutes, 7, words.requirementsSay)
  const close = (minutes: number) => item(words.close, minutes, null, words.closeSays, { scene: 'end' })

  const alone = { silent_rating: true, scene: 'silent_rating' } as const
  const together = { silent_rating: true, scene: 'reveal' } as const

  const usual = {
    oneHour: [
      welcome(5),
      solution(6),
      metrics(7),
      stakeholders(5),
      stories(8),
      options(8),
      virtuous(6),
      vicious(6),
      requirements(6),
      close(3),
    ],
    twoHours: [
      welcome(10),
      solution(10),
      metrics(12),
      stakeholders(10),
      stories(15),
      options(15),
      pause(5),
      virtuous(10),
      vicious(10),
      compare(5),
      requirements(12),
      close(6),
    ],
    halfDay: [
      welcome(20),
      solution(20),
      metrics(25),
      stakeholders(20),
      stories(30),
      pause(15),
      options(30),
      { ...virtuous(10), ...alone },
      item(words.virtuousTogether, 10, 6, words.togetherSays, together),
      { ...vicious(10), ...alone },
      item(words.viciousTogether, 10, 6, words.togetherSays, together),
      compare(10),
      requirements(20),
      close(10),
    ],
  } as const satisfies Record<string, readonly Item[]>

  /** All of it in ten minutes: each control once, and at the usual speed of a rehearsal as much time as its people need. */
  const rehearsal: readonly Item[] = [
    welcome(1),
    solution(1),
    metrics(1),
    stakeholders(1),
    stories(1),
    options(1),
    { ...virtuous(1), ...alone },
    item(words.virtuousTogether, 1, 6, words.togetherSays, together),
    vicious(1),
    requirements(1),
    close(1),
  ]

  return { usual, rehearsal }
}

/** The run sheets one can begin with, by their length; the two hours are what a workshop has without one. */
export const { usual: usualAgendas, rehearsal: rehearsalAgenda } = agendasIn(usualAgendasMessages)
