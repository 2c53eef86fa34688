import type { ImportReport } from '#contract/exports.ts'
import { importsMessages } from '#contract/messages/imports.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { usePlacesIn } from './use-places-in.ts'
import classes from './exports.module.css'

/** `solutions.0.purposes.1:`, at the beginning of a sentence. */
const PATH = /(?<=^|\. )[a-z]\w*(\.\w+)*(?=: )/

interface ImportProblemsProps {
  problems: ImportReport['problems']
  file: File
}

/** Each problem once, with the line of its first place. */
export function ImportProblems({ problems, file }: ImportProblemsProps) {
  const placeOf = usePlacesIn(file)
  return (
    <>
      <Banner type="warning">{importsMessages.problems(problems.length)}</Banner>
      <ul className={classes.problems}>
        {problems.map(({ path, error, places }) => (
          <li key={`${path} ${error}`}>
            {error} <code>{placeOf(path)}</code>
            {places > 1 && <span>{importsMessages.morePlaces(places - 1)}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A file of another shape is refused in a sentence that names the path of what does not fit. */
export function ImportRefusal({ reason, file }: { reason: string; file: File }) {
  const placeOf = usePlacesIn(file)
  return <Banner type="error">{reason.replace(PATH, placeOf)}</Banner>
}
