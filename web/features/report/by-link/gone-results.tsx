import { resultsMessages } from '#contract/messages/results.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'

/** One page for every link that opens nothing, whatever the reason: nobody learns from it what there is or was. */
export function GoneResults() {
  return (
    <>
      <ScreenHead title={resultsMessages.results} />
      <EmptyState title={resultsMessages.goneTitle}>{resultsMessages.goneHint}</EmptyState>
    </>
  )
}
