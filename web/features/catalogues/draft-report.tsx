import type { CatalogueReport } from '#contract/catalogues.ts'
import { hostMessages } from '#contract/host-messages.ts'
import { Banner } from '../../ui/banner.tsx'
import classes from './catalogues.module.css'

const signs = { added: '+', changed: '~', removed: '−' } as const

/** What a draft would change, or what is wrong with it and in which line. */
export function DraftReport({ report: { problems, changes, version, published } }: { report: CatalogueReport }) {
  const words = hostMessages.catalogues
  if (problems.length > 0) {
    return (
      <Banner type="error">
        {words.problems(problems.length)}
        <ul className={classes.report}>
          {problems.map(({ line, problem }) => (
            <li key={`${line} ${problem}`}>{line === null ? problem : `Line ${line}: ${problem}`}</li>
          ))}
        </ul>
      </Banner>
    )
  }
  if (changes.length === 0) return <Banner type="info">{words.noChanges}</Banner>
  return (
    <Banner type={published === null ? 'info' : 'success'}>
      {published === null ? words.wouldChange(changes.length, version) : words.published(version)}
      <ul className={classes.report}>
        {changes.map(({ list, kind, what }) => (
          <li key={`${list} ${kind} ${what}`}>
            <span aria-hidden="true">{signs[kind]}</span> {list} {kind}: {what}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
