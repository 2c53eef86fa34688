import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { chainMessages } from '#contract/messages/map.ts'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { comparisonMessages } from '#contract/messages/comparison.ts'
import { storyName } from '#contract/visible-ids.ts'
import { chainQuery } from '../../lib/queries/chain.queries.ts'
import { cellsOf, hasEffects, helpfulFirst, helpOf } from '../../domain/options/option-cells.ts'
import { ClearableSelect } from '../../ui/field/clearable-select.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { Unreadable } from '../../domain/workshop/unreadable.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { DeletedDecision } from './deleted-decision.tsx'
import { MeasureLegend } from './measure-legend.tsx'
import { ReadingLegend } from './reading-legend.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import { useDecisionDrafts } from './use-decision-drafts.ts'
import classes from './comparison.module.css'

const DecisionDialog = lazyDialog(() => import('./decision-dialog.tsx').then((file) => file.DecisionDialog))

const words = comparisonMessages

/** All options of a solution on the nine needs, both directions in one cell. */
export function ComparisonScreen({ solutionId }: { solutionId: number }) {
  const { data, error, refetch } = useQuery(chainQuery(solutionId))
  // a large table is drawn beside what people do, not before it
  const chain = useDeferredValue(data)
  const cells = useMemo(() => chain && cellsOf(chain), [chain])
  const [story, setStory] = useState('')
  const [isSorted, setIsSorted] = useState(false)
  // as it was when it was opened: somebody may delete it meanwhile
  const [opened, setOpened] = useState<DecidedOption>()
  const drafts = useDecisionDrafts(solutionId, chain)
  const openedNow = chain?.options.find(({ id }) => id === opened?.id)

  const body = () => {
    if (!chain || !cells) {
      if (error) {
        const retry = () => void refetch()
        return (
          <Unreadable solutionId={solutionId} error={error} otherwise={chainMessages.fetchFailed} onRetry={retry} />
        )
      }
      return <LoadingTable columns={[comparisonMessages.functionalOption, comparisonMessages.needs]} />
    }
    if (chain.options.length === 0) {
      return (
        <EmptyState
          title={words.none}
          action={
            <ButtonLink variant="filled" to="/solutions/$solutionId/functional-options" params={{ solutionId }}>
              {comparisonMessages.writeOptions}
            </ButtonLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      )
    }
    const help = helpOf(chain, cells)
    const ordered = isSorted ? helpfulFirst(chain.options, help) : chain.options
    const shown = story === '' ? ordered : ordered.filter((option) => option.user_story_id === Number(story))
    const helpful = isSorted ? shown.filter(({ id }) => help(id) === 'freely').length : undefined
    return (
      <>
        <div className={classes.tools}>
          <div className={classes.story}>
            <ClearableSelect
              label={comparisonMessages.story}
              placeholder={comparisonMessages.allStories}
              clearLabel={comparisonMessages.clearStory}
              value={story}
              onChange={setStory}
              options={chain.stories.map(({ id, metric_text, own }) => ({
                value: `${id}`,
                label: [storyName(id), metric_text, ...(own ? [ownWordsMessages.mark] : [])].join(' · '),
              }))}
            />
          </div>
          {hasEffects(chain) && (
            <label className={classes.sort}>
              <input
                type="checkbox"
                checked={isSorted}
                onChange={(event) => setIsSorted(event.currentTarget.checked)}
              />
              {comparisonMessages.helpfulFirst}
            </label>
          )}
          <p className={classes.count} role="status">
            {comparisonMessages.showingOfOptions(shown.length, chain.options.length)}
            {helpful !== undefined && <span className={classes.helpful}>{words.helpful(helpful)}</span>}
          </p>
        </div>
        <MeasureLegend measures={chain.measures} />
        {hasEffects(chain) && <ReadingLegend />}
        <ComparisonTable
          chain={chain}
          cells={cells}
          options={shown}
          helpful={helpful}
          begun={drafts.begun}
          onDecide={setOpened}
        />
        <NextThing>
          <ButtonLink
            variant="filled"
            to="/solutions/$solutionId/report"
            params={{ solutionId }}
            rightSection={<ForwardArrowIcon size={18} />}
          >
            {comparisonMessages.goOnReport}
          </ButtonLink>
        </NextThing>
      </>
    )
  }

  return (
    <>
      <ScreenHead
        overline={chain?.solution_name ?? ''}
        title={comparisonMessages.comparison}
        help={words.help}
        actions={
          <BackLink to="/solutions/$solutionId" params={{ solutionId }}>
            {comparisonMessages.backToSolutionDetails}
          </BackLink>
        }
      />
      {!opened && drafts.gone.map((id) => <DeletedDecision key={id} solutionId={solutionId} optionId={id} />)}
      {body()}
      {opened && (
        <DecisionDialog
          key={opened.id}
          solutionId={solutionId}
          option={openedNow ?? opened}
          isGone={!openedNow}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
