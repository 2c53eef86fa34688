import { useEffect, useState, type ReactNode, type Ref } from 'react'
import { anchor } from '../parts/anchor.ts'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'
import { dayOf } from './day.ts'
import { pageStyle } from './page-style.ts'
import { ReportContents, type Entry } from './report-contents.tsx'

/** One part of a document, under a heading of its own. */
export interface Part extends Entry {
  body: ReactNode
  /** A picture that needs the paper turned to its long side. */
  isWide?: true
}

interface PaperProps {
  title: string
  /** The lines above and below the title, by the day the document is made. */
  above: (today: string) => string
  below: string
  /** How to read it, where that has to be said. */
  note?: string | undefined
  parts: readonly Part[]
  ref?: Ref<HTMLElement>
}

/** A document: exactly what is printed. Whatever is around it stays on the screen. */
export function Paper({ title, above, below, note, parts, ref }: PaperProps) {
  const [day] = useState(() => dayOf(new Date()))
  useEffect(() => {
    // the address may point at an item, which exists only now
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])
  return (
    <article ref={ref} className={`${classes.document} ${print.paper}`} aria-labelledby="report-title">
      <style>{pageStyle({ title, day })}</style>
      <header className={classes.titlePage}>
        <p className={classes.overline}>{above(day)}</p>
        <h2 id="report-title">{title}</h2>
        <p className={classes.overline}>{below}</p>
        {note && <p className={classes.note}>{note}</p>}
      </header>
      <ReportContents entries={parts} />
      <div className={classes.parts}>
        {parts.map(({ id, title: heading, body, isWide }) => (
          <section key={id} aria-labelledby={id} className={isWide ? `${classes.part} ${print.wide}` : classes.part}>
            <h3 {...anchor(id)}>{heading}</h3>
            {body}
          </section>
        ))}
      </div>
    </article>
  )
}
