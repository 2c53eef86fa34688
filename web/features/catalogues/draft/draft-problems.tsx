import { useEffect, useRef } from 'react'
import type { ListName } from '#contract/catalogue-lists.ts'
import type { CatalogueProblem } from '#contract/catalogue-rules.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import type { Lists } from '../model/draft-lists.ts'
import { entryTitle } from '../model/list-columns.ts'
import classes from './catalogues.module.css'

interface DraftProblemsProps {
  lists: Lists
  problems: readonly CatalogueProblem[]
  onOpen: (list: ListName, id: number | null) => void
}

/** What keeps a draft from being published, each with the way to it. */
export function DraftProblems({ lists, problems, onOpen }: DraftProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (problems.length === 0) return null
  return (
    <div ref={box} tabIndex={-1} className={classes.problems}>
      <Banner type="error">
        {cataloguesMessages.problems(problems.length)}
        <ul className={classes.report}>
          {problems.map(({ list, index, field, problem }) => {
            const entry = index === null ? undefined : lists[list][index]
            return (
              <li key={`${list} ${index} ${field} ${problem}`}>
                <button type="button" className={classes.lead} onClick={() => onOpen(list, entry?.id ?? null)}>
                  {entry ? `${entryTitle(list, entry)}: ${problem}` : problem}
                </button>
              </li>
            )
          })}
        </ul>
      </Banner>
    </div>
  )
}
