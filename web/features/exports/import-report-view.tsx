import type { ImportReport } from '#contract/exports.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { Banner } from '../../ui/banner.tsx'
import classes from './exports.module.css'

/** What a file would make, or what keeps it from being imported. */
export function ImportReportView({ report: { solutions, matched_by_name, problems } }: { report: ImportReport }) {
  const { results } = hostMessages
  if (problems.length > 0) {
    return (
      <>
        <Banner type="warning">{results.problems(problems.length)}</Banner>
        <ul className={classes.problems}>
          {problems.map(({ path, error, places }) => (
            <li key={`${path} ${error}`}>
              {error} <code>{path}</code>
              {places > 1 && <span>{results.morePlaces(places - 1)}</span>}
            </li>
          ))}
        </ul>
      </>
    )
  }
  if (solutions.length === 0) return <Banner type="info">{results.nothingInIt}</Banner>
  return (
    <>
      <p>{results.willMake(solutions.length)}</p>
      <ul className={classes.report}>
        {solutions.map((solution, index) => (
          <li key={index}>
            <strong>{solution.solution_name}</strong>
            <span>{results.contents(solution)}</span>
          </li>
        ))}
      </ul>
      {matched_by_name > 0 && <p>{results.matchedByName(matched_by_name)}</p>}
    </>
  )
}
