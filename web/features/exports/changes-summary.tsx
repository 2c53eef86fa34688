import type { ChangesPreview } from '#contract/changes.ts'
import { changesMessages } from '#contract/messages/changes.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import files from './exports.module.css'
import classes from './changes.module.css'

/** How much a file changes, what of it cannot come in and why, and how much waits for a choice. */
export function ChangesSummary({ preview: { changes, refused, unchanged } }: { preview: ChangesPreview }) {
  const conflicts = changes.filter(({ conflict }) => conflict).length
  return (
    <>
      {refused.length > 0 && (
        <>
          <Banner type="warning">{changesMessages.refused(refused.length)}</Banner>
          <ul className={files.problems}>
            {refused.map(({ place, name, reason }, index) => (
              <li key={index}>
                {reason}{' '}
                <code>
                  {place}
                  {name && `, ${name}`}
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
      {conflicts > 0 && <Banner type="info">{changesMessages.conflicts(conflicts)}</Banner>}
      <p role="status">
        {changes.length > 0
          ? changesMessages.found(changes.length)
          : refused.length > 0
            ? changesMessages.nothingElse
            : changesMessages.nothing}{' '}
        {unchanged > 0 && changes.length > 0 && (
          <span className={classes.quiet}>{changesMessages.unchanged(unchanged)}</span>
        )}
      </p>
    </>
  )
}
