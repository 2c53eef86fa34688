import type { NewAgendaItem } from '../agenda.ts'

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

const welcome = (minutes: number) =>
  item('Welcome', minutes, null, 'Log in, find your group and share out the roles.', { scene: 'join' })
const solution = (minutes: number) =>
  item('Solution', minutes, 1, 'Name your solution, choose its purposes, and argue for one primary need.')
const metrics = (minutes: number) =>
  item('Metrics', minutes, 2, 'Everyone picks two in silence. Then agree on three to five.')
const stakeholders = (minutes: number) =>
  item('Stakeholders', minutes, 3, 'Add four to eight, and at least one who is affected without using it.')
const stories = (minutes: number) =>
  item('User stories', minutes, 4, 'One story for each metric. Write in pairs, then read them aloud.')
const options = (minutes: number) => item('Options', minutes, 5, 'Two unlike ideas for each story. No criticism yet.')
const pause = (minutes: number) => item('Break', minutes, null, `Back in ${minutes} minutes.`, { scene: 'progress' })
const virtuous = (minutes: number) =>
  item('H9 analysis, virtuous', minutes, 6, 'What good can each option do to the nine needs?')
const vicious = (minutes: number) =>
  item('H9 analysis, vicious', minutes, 6, 'Now the sceptic leads: what harm can each option do?')
const compare = (minutes: number) =>
  item('Compare', minutes, 6, 'Look at your options side by side. What surprises you?', { scene: 'comparison' })
const requirements = (minutes: number) =>
  item('Requirements', minutes, 7, 'One for each red and orange cell, then one for each green.')
const close = (minutes: number) =>
  item('Close', minutes, null, 'Each group: one gold line that surprised us, one requirement we keep.', {
    scene: 'end',
  })

const alone = { silent_rating: true, scene: 'silent_rating' } as const
const together = { silent_rating: true, scene: 'reveal' } as const

/** The run sheets one can begin with, by their length; the two hours are what a workshop has without one. */
export const usualAgendas = {
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
    item('Virtuous, together', 10, 6, 'Talk about the opposite views, then agree on the group’s values.', together),
    { ...vicious(10), ...alone },
    item('Vicious, together', 10, 6, 'Talk about the opposite views, then agree on the group’s values.', together),
    compare(10),
    requirements(20),
    close(10),
  ],
} as const satisfies Record<string, readonly Item[]>
