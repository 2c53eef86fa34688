import { memo, useState, type ReactNode, type Ref } from 'react'
import { useGrowing } from '../../../ui/page/use-growing.ts'
import { anchor } from '../parts/anchor.ts'
import print from '../styles/print.module.css'
import classes from '../styles/report.module.css'
import { dayOf } from './day.ts'
import { pageStyle } from './page-style.ts'
import { useGoals } from './use-goals.ts'
import { ReportContents, type Entry } from './report-contents.tsx'

/** One part of a document, under a heading of its own. */
export interface Part extends Entry {
  body: ReactNode | Growing
  /** A picture that needs the paper turned to its long side. */
  isWide?: true
}

/** The body of a part with many of something in it, which are shown one after another. */
export interface Growing {
  count: number
  show: (shown: number) => ReactNode
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

/** The first part, and what a window holds of the next. */
const FIRST = 2

/** A document: exactly what is printed. Whatever is around it stays on the screen. */
export function Paper({ title, above, below, note, parts, ref }: PaperProps) {
  const [day] = useState(() => dayOf(new Date()))
  const count = parts.reduce((sum, part) => sum + countOf(part), 0)
  const { shown, showAll } = useGrowing(count, FIRST)
  useGoals(shown >= count, showAll)
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
        {shares(parts, shown).map(([part, share]) => (
          <PartSection key={part.id} part={part} shown={share} />
        ))}
      </div>
    </article>
  )
}

const isGrowing = (body: Part['body']): body is Growing => typeof body === 'object' && body !== null && 'show' in body
const countOf = ({ body }: Part) => (isGrowing(body) ? body.count : 1)

/** The parts that are there by now, each with how much of it is. */
function shares(parts: readonly Part[], shown: number): [part: Part, share: number][] {
  let left = shown
  return parts.flatMap((part): [Part, number][] => {
    const share = Math.min(left, countOf(part))
    left -= share
    return share > 0 || countOf(part) === 0 ? [[part, share]] : []
  })
}

/** Remembered, so that a long document is not rendered again whenever it grows. */
const PartSection = memo(function PartSection({ part, shown }: { part: Part; shown: number }) {
  const { id, title, body, isWide } = part
  return (
    <section aria-labelledby={id} className={isWide ? `${classes.part} ${print.wide}` : classes.part}>
      <h3 {...anchor(id)}>{title}</h3>
      {isGrowing(body) ? body.show(shown) : body}
    </section>
  )
})
