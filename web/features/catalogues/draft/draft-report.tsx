import type { CatalogueReport } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { misfitsMessages } from '#contract/messages/imports.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import classes from './catalogues.module.css'

/** What a draft would change, or what is wrong with it and in which line. */
export function DraftReport({ report }: { report: CatalogueReport }) {
  const words = cataloguesMessages
  const { problems, changes, version, compared_with } = report
  if (problems.length > 0) {
    return (
      <Banner type="error">
        {words.problems(problems.length)}
        <ul className={classes.report}>
          {problems.map(({ line, problem }) => (
            <li key={`${line} ${problem}`}>
              {line === null ? problem : misfitsMessages.at(misfitsMessages.line(line), problem)}
            </li>
          ))}
        </ul>
      </Banner>
    )
  }
  if (changes.length === 0) return <Banner type="info">{words.noChanges}</Banner>
  if (compared_with === null) return <Banner type="info">{words.wouldBegin(changes.length, version)}</Banner>
  return (
    <Banner type="info">
      {words.wouldChange(changes.length, version)}
      <ul className={classes.report}>
        {changes.map((change) => (
          <li key={`${change.list} ${change.kind} ${change.what}`}>{words.change(change)}</li>
        ))}
      </ul>
    </Banner>
  )
}
