import type { ImportReport } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { ImportProblems } from './import-problems.tsx'
import classes from './exports.module.css'

interface ImportReportViewProps {
  report: ImportReport
  file: File
}

/** What a file would make, or what keeps it from being imported. */
export function ImportReportView({ report: { solutions, matched_by_name, problems }, file }: ImportReportViewProps) {
  if (problems.length > 0) return <ImportProblems problems={problems} file={file} />
  if (solutions.length === 0) return <Banner type="info">{importsMessages.nothingInIt}</Banner>
  return (
    <>
      <p>{importsMessages.willMake(solutions.length)}</p>
      <ul className={classes.report}>
        {solutions.map((solution, index) => (
          <li key={index}>
            <strong>{solution.solution_name}</strong>
            <span>{importsMessages.contents(solution)}</span>
          </li>
        ))}
      </ul>
      {matched_by_name > 0 && <p>{importsMessages.matchedByName(matched_by_name)}</p>}
    </>
  )
}
