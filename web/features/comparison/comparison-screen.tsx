import { useMemo, useState } from 'react'
import { ownWordsMessages } from '#contract/messages/own-words.ts'
import { comparisonMessages as words } from '#contract/messages/comparison.ts'
import { storyName } from '#contract/visible-ids.ts'
import { cellsOf, hasEffects, helpfulFirst, helpOf } from '../../domain/options/option-cells.ts'
import { ClearableSelect } from '../../ui/field/clearable-select.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { lazyDialog } from '../../ui/dialog/lazy-dialog.ts'
import { ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { ComparisonTable, type ComparisonTableProps } from './comparison-table.tsx'
import { DeletedDecision } from './deleted-decision.tsx'
import { MeasureLegend } from './measure-legend.tsx'
import { ReadingLegend } from './reading-legend.tsx'
import type { DecidedOption } from './use-decision-edits.ts'
import { useDecisionDrafts } from './use-decision-drafts.ts'
import type { Chain } from '#contract/chain.ts'
import { ChainScreen } from '../../domain/workshop/chain-screen.tsx'
import classes from './comparison.module.css'

const DecisionDialog = lazyDialog(() => import('./decision-dialog.tsx').then((file) => file.DecisionDialog))

/** All options of a solution on the nine needs, both directions in one cell. */
export function ComparisonScreen({ solutionId }: { solutionId: number }) {
  return (
    <ChainScreen
      solutionId={solutionId}
      title={words.comparison}
      help={words.help}
      back={words.backToSolutionDetails}
      waiting={<LoadingTable columns={[words.functionalOption, words.needs]} />}
    >
      {(chain) => <Comparison solutionId={solutionId} chain={chain} />}
    </ChainScreen>
  )
}

function Comparison({ solutionId, chain }: { solutionId: number; chain: Chain }) {
  // as it was when it was opened: somebody may delete it meanwhile
  const [opened, setOpened] = useState<DecidedOption>()
  const drafts = useDecisionDrafts(solutionId, chain)
  const openedNow = chain.options.find(({ id }) => id === opened?.id)
  return (
    <>
      {!opened && drafts.gone.map((id) => <DeletedDecision key={id} solutionId={solutionId} optionId={id} />)}
      {chain.options.length > 0 ? (
        <Options chain={chain} begun={drafts.begun} onDecide={setOpened} />
      ) : (
        <EmptyState
          title={words.none}
          action={
            <ButtonLink variant="filled" to="/solutions/$solutionId/functional-options" params={{ solutionId }}>
              {words.writeOptions}
            </ButtonLink>
          }
        >
          {words.noneHint}
        </EmptyState>
      )}
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

type OptionsProps = Pick<ComparisonTableProps, 'chain' | 'begun' | 'onDecide'>

/** The table, and which of its rows are shown in which order. */
function Options({ chain, begun, onDecide }: OptionsProps) {
  const [story, setStory] = useState('')
  const [isSorted, setIsSorted] = useState(false)
  const cells = useMemo(() => cellsOf(chain), [chain])
  const help = helpOf(chain, cells)
  const ordered = isSorted ? helpfulFirst(chain.options, help) : chain.options
  const shown = story === '' ? ordered : ordered.filter((option) => option.user_story_id === Number(story))
  const helpful = isSorted ? shown.filter(({ id }) => help(id) === 'freely').length : undefined
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.story}>
          <ClearableSelect
            label={words.story}
            placeholder={words.allStories}
            clearLabel={words.clearStory}
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
            <input type="checkbox" checked={isSorted} onChange={(event) => setIsSorted(event.currentTarget.checked)} />
            {words.helpfulFirst}
          </label>
        )}
        <p className={classes.count} role="status">
          {words.showingOfOptions(shown.length, chain.options.length)}
          {helpful !== undefined && <span className={classes.helpful}>{words.helpful(helpful)}</span>}
        </p>
      </div>
      <MeasureLegend measures={chain.measures} />
      {hasEffects(chain) && <ReadingLegend />}
      <ComparisonTable {...{ chain, cells, helpful, begun, onDecide }} options={shown} />
      <NextThing>
        <ButtonLink
          variant="filled"
          to="/solutions/$solutionId/report"
          params={{ solutionId: chain.id }}
          rightSection={<ForwardArrowIcon size={18} />}
        >
          {words.goOnReport}
        </ButtonLink>
      </NextThing>
    </>
  )
}
