import { useEffect } from 'react'
import { basicMessages, headingsMessages } from '#contract/messages/common.ts'
import { privacyMessages as words } from '#contract/messages/people.ts'
import { readSessionId } from '../../lib/session/stored-session.ts'
import { BackLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import classes from './privacy-screen.module.css'

const parts: [title: string, lines: string[]][] = [
  [words.stored, [words.storedPeople, words.storedDeeds, words.storedNothingElsewhere]],
  [
    words.seen,
    [
      words.seenInTheWorkshop,
      words.seenHidden,
      words.seenSilently,
      words.seenByLink,
      words.seenFiles,
      words.seenOperator,
    ],
  ],
  [words.kept, [words.keptWorkshop, words.keptBin, words.keptBrowser, words.keptBackups]],
  [words.removed, [words.removedName, words.removedEmail, words.removedPart, words.removedEverything]],
]

/** Who sees what, how long it is kept and how it is removed: for everybody, before and after joining. */
export function PrivacyScreen() {
  useEffect(() => {
    document.title = basicMessages.pageTitle(headingsMessages.privacy)
  }, [])
  const isIn = readSessionId() !== null
  return (
    <main className={classes.page}>
      <ScreenHead
        title={headingsMessages.privacy}
        help={words.help}
        actions={
          <BackLink to={isIn ? '/solutions' : '/login'}>{isIn ? words.backToWorkshop : words.backToLogin}</BackLink>
        }
      />
      {parts.map(([title, lines]) => (
        <section key={title} className={classes.part}>
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
