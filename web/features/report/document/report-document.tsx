import { useEffect, useMemo, useState } from 'react'
import type { Chain } from '#contract/chain.ts'
import { reportMessages } from '#contract/messages/report.ts'
import { pageStyle } from './page-style.ts'
import { ParticipantsPart } from '../parts/participants-part.tsx'
import { ReportContents } from './report-contents.tsx'
import { partsOf } from './report-parts.tsx'
import print from '../styles/print.module.css'
import { anchor } from '../parts/anchor.ts'
import classes from '../styles/report.module.css'

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface ReportDocumentProps {
  chain: Chain
  withParticipants: boolean
  /** No screen of the workshop can be reached from here. */
  isAlone?: boolean
}

/** The document: exactly what is printed. */
export function ReportDocument({ chain, withParticipants, isAlone = false }: ReportDocumentProps) {
  const [day] = useState(() => longDay.format(new Date()))
  useEffect(() => {
    // the address may point at an item, which exists only now
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])

  // memoised, so that a large document is not rendered again with every choice
  const fixedParts = useMemo(() => partsOf(chain, isAlone), [chain, isAlone])
  const parts = withParticipants
    ? [
        ...fixedParts,
        { id: 'part-participants', title: reportMessages.participants, body: <ParticipantsPart chain={chain} /> },
      ]
    : fixedParts

  return (
    <article className={`${classes.document} ${print.paper}`} aria-labelledby="report-title">
      <style>{pageStyle({ title: chain.solution_name, day })}</style>
      <header className={classes.titlePage}>
        <p className={classes.overline}>{reportMessages.reportOf(day)}</p>
        <h2 id="report-title">{chain.solution_name}</h2>
        <p className={classes.overline}>{countsOf(chain)}</p>
      </header>
      <ReportContents entries={parts} />
      <div className={classes.parts}>
        {parts.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id} className={classes.part}>
            <h3 {...anchor(id)}>{title}</h3>
            {body}
          </section>
        ))}
      </div>
    </article>
  )
}

function countsOf({ stories, stakeholders, options, requirements }: Chain): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return [
    counted(stories.length, 'metric', 'metrics'),
    counted(stakeholders.length, 'stakeholder', 'stakeholders'),
    counted(options.length, 'option', 'options'),
    counted(requirements.length, 'requirement', 'requirements'),
  ].join(' · ')
}
