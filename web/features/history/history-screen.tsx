import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { historyMessages as words } from '#contract/messages/history.ts'
import { POLL_MS } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchResult } from '../../ui/feedback/search-result.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { isNotFound } from '../../lib/http/api-error.ts'
import { groupByDay } from './days.ts'
import { DeedItem } from './deed-item.tsx'
import { HistoryFilters } from './history-filters.tsx'
import { historyQuery, type HistoryFilter } from './history.queries.ts'
import { UnsavedTexts } from './unsaved-texts.tsx'
import { useEarlierTexts } from './use-earlier-texts.ts'
import { useNow } from '../../lib/live/use-now.ts'
import { busy } from '../../ui/focus/busy.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './history.module.css'

export function HistoryScreen({ solutionId }: { solutionId: number }) {
  return <History key={solutionId} solutionId={solutionId} />
}

/** Who did what to a solution, newest first. */
function History({ solutionId }: { solutionId: number }) {
  const now = useNow(POLL_MS)
  const [filter, setFilter] = useState<HistoryFilter>({})
  const solution = useQuery(solutionQuery(solutionId))
  const history = useInfiniteQuery(historyQuery(solutionId, filter))
  const deeds = useMemo(() => history.data?.pages.flatMap((page) => page.deeds), [history.data])
  const earlier = useEarlierTexts(solutionId, deeds)
  const people = history.data?.pages[0]?.people ?? []

  const { isPlaceholderData } = history
  const isFiltered = filter.step !== undefined || filter.person !== undefined

  return (
    <>
      <ScreenHead
        overline={solution.data?.solution_name ?? ''}
        title={words.history}
        help={words.help}
        actions={
          <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
            {words.backToSolutionDetails}
          </BackLink>
        }
      />
      <UnsavedTexts texts={earlier} />
      {!(history.isLoadingError && isNotFound(history.error)) && (
        <HistoryFilters filter={filter} people={people} onChange={setFilter} />
      )}
      <SearchResult
        count={isFiltered && deeds && !isPlaceholderData ? words.found(deeds.length, history.hasNextPage) : undefined}
      >
        {isFiltered && deeds?.length === 0 && (
          <EmptyState title={words.noneMatching}>{words.noneMatchingHint}</EmptyState>
        )}
      </SearchResult>
      <ReadSolution
        isExtra
        solutionId={solutionId}
        of={history}
        waiting={<LoadingTable columns={[words.whatHappened, words.when]} />}
        failure={words.fetchFailed}
      >
        {() => (
          <>
            {deeds?.length === 0 && !isFiltered && <EmptyState title={words.none}>{words.noneHint}</EmptyState>}
            {deeds && deeds.length > 0 && (
              <div aria-busy={isPlaceholderData || undefined}>
                {groupByDay(deeds, new Date(now)).map((day) => (
                  <section key={day.name} aria-label={day.name} className={classes.day}>
                    <h2 className={classes.date}>{day.name}</h2>
                    <ol className={classes.deeds}>
                      {day.deeds.map((deed) => (
                        <DeedItem
                          key={deed.id}
                          solutionId={solutionId}
                          deed={deed}
                          after={deeds[deeds.indexOf(deed) - 1]?.id}
                          now={now}
                          isBusy={earlier.isBusy}
                          onBringBack={earlier.bringBack}
                        />
                      ))}
                    </ol>
                  </section>
                ))}
                {history.hasNextPage && (
                  <Button
                    data-place={`after-${deeds.at(-1)?.id}`}
                    {...busy(history.isFetchingNextPage)}
                    onClick={() => void history.fetchNextPage()}
                  >
                    {commonMessages.showMore}
                  </Button>
                )}
              </div>
            )}
          </>
        )}
      </ReadSolution>
    </>
  )
}
