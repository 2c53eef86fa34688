import type { ChangesPreview } from '#contract/changes.ts'
import { changesMessages } from '#contract/messages/imports.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/page/button.tsx'
import files from './exports.module.css'
import classes from './changes.module.css'

interface ChangesSummaryProps {
  preview: ChangesPreview
  /** Of all texts that both sides have changed: whether the file's are taken. */
  onChooseAll: (isTaken: boolean) => void
}

/** How much a file changes, what of it cannot come in and why, and how much waits for a choice. */
export function ChangesSummary({ preview, onChooseAll }: ChangesSummaryProps) {
  const { changes, refused, unchanged } = preview
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
      {conflicts > 1 && (
        <div className={classes.all}>
          <Button size="xs" onClick={() => onChooseAll(false)}>
            {changesMessages.keepAllOurs}
          </Button>
          <Button size="xs" onClick={() => onChooseAll(true)}>
            {changesMessages.takeAllTheirs}
          </Button>
        </div>
      )}
      <p role="status">
        {summaryOf(preview)}{' '}
        {unchanged > 0 && changes.length > 0 && (
          <span className={classes.quiet}>{changesMessages.unchanged(unchanged)}</span>
        )}
      </p>
    </>
  )
}

function summaryOf({ changes, refused, unchanged }: ChangesPreview): string {
  if (changes.length > 0) return changesMessages.found(changes.length)
  if (refused.length > 0) return changesMessages.nothingElse
  return unchanged > 0 ? changesMessages.nothing : changesMessages.noRows
}
