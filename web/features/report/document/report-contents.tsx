import { reportMessages } from '#contract/messages/report.ts'
import classes from './report-contents.module.css'

export interface Entry {
  id: string
  title: string
  /** Smaller ones in it, told in one line. */
  inside?: readonly { id: string; title: string }[]
}

/** Leads to every part. Browsers cannot set page numbers here; in a PDF the entries are links. */
export function ReportContents({ entries }: { entries: readonly Entry[] }) {
  return (
    <nav aria-labelledby="report-contents" className={classes.contents}>
      <h3 id="report-contents">{reportMessages.contents}</h3>
      <ol>
        {entries.map(({ id, title, inside = [] }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
            {inside.length > 0 && (
              <span className={classes.inside}>
                {inside.map((entry) => (
                  <a key={entry.id} href={`#${entry.id}`}>
                    {entry.title}
                  </a>
                ))}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
