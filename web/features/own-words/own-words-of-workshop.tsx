import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hostOwnWordsMessages } from '#contract/messages/own-words.ts'
import { catalogueName } from '../../lib/queries/catalogues.queries.ts'
import { DeedDialog } from '../../ui/dialog/deed-dialog.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { ownWordsQuery, usePublishOwnWords, useTakeBackOwnWord, type OwnWord } from './own-words.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './own-words-of-workshop.module.css'

const nothing = {}

/** What a workshop has added to its catalogue: the host takes it back, or publishes it for the next ones. */
export function OwnWordsOfWorkshop({ workshopId }: { workshopId: string }) {
  const { data } = useQuery(ownWordsQuery(workshopId))
  const takeBack = useTakeBackOwnWord(workshopId)
  const publish = usePublishOwnWords(workshopId)
  const [isAsked, setIsAsked] = useState(false)
  if (!data) return null
  const { metric, stakeholder } = hostOwnWordsMessages
  const words = [
    ...data.metrics.map((each) => ({ ...each, list: 'metrics' as const, kind: metric })),
    ...data.stakeholders.map((each) => ({
      ...each,
      list: 'stakeholders' as const,
      kind: stakeholder(each.stakeholder_category),
    })),
  ]
  if (!data.is_on && words.length === 0) return null
  return (
    <section aria-labelledby="own-words" className={classes.words}>
      <h2 id="own-words">{hostOwnWordsMessages.title}</h2>
      <p className={classes.help}>{words.length === 0 ? hostOwnWordsMessages.none : hostOwnWordsMessages.help}</p>
      {words.length > 0 && (
        <>
          <ul>
            {words.map(({ list, id, name, kind, solutions }) => {
              const word: OwnWord = { list, id, name }
              const nameId = `own-${list}-${id}`
              return (
                <li key={nameId}>
                  <span>
                    <span id={nameId} className={classes.name}>
                      {name}
                    </span>
                    <span className={classes.kind}>
                      {kind}, {hostOwnWordsMessages.usedIn(solutions)}
                    </span>
                  </span>
                  {solutions === 0 && (
                    <Button
                      size="xs"
                      aria-describedby={nameId}
                      {...busy(takeBack.isRunning(word))}
                      onClick={() => takeBack.mutate(word)}
                    >
                      {hostOwnWordsMessages.takeBack}
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
          <Button size="sm" {...busy(publish.isPending)} onClick={() => setIsAsked(true)}>
            {hostOwnWordsMessages.publish}
          </Button>
        </>
      )}
      <DeedDialog
        deed={publish}
        sent={isAsked ? nothing : null}
        title={hostOwnWordsMessages.publishTitle}
        confirmLabel={hostOwnWordsMessages.confirmPublish}
        onClose={() => setIsAsked(false)}
      >
        <p>{hostOwnWordsMessages.publishQuestion(catalogueName(data.catalogue))}</p>
      </DeedDialog>
    </section>
  )
}
