import type { ratedAloneMessages as english } from '../../messages/rated-alone.ts'
import type { Words } from '../words.ts'
import { formatted, isolated, percentage } from './grammar.ts'

/** What people rated alone, as the report tells it. */
export const ratedAloneMessages: Words<typeof english> = {
  title: 'التقييم الفردي: كم شخصًا اختار ماذا',
  round: 'الجولة',
  people: 'الأشخاص',
  commonest: 'الإجابة الأكثر تكرارًا',
  changed: 'غيّروا رأيهم',
  roundOf: (direction: string, round: number) => `${direction}، ${formatted(round)}`,
  chosen: (cells: readonly (readonly [people: number, measure: string])[]) =>
    cells.map(([people, measure]) => `${isolated(measure)}: ${formatted(people)}`).join('، '),
  percent: (percent: number) => percentage(percent),
  ofShare: (percent: number, share: number, isReached: boolean) =>
    isReached
      ? `${percentage(percent)}، بلغت ${percentage(share)}`
      : `${percentage(percent)}، والمطلوب ${percentage(share)}`,
  moved: (people: number, of: number) => `${formatted(people)} من ${formatted(of)}`,
}
