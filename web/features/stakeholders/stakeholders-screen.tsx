import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MetricWithStakeholders } from '#contract/stakeholders.ts'
import { basicMessages, commonMessages } from '#contract/messages/common.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { metricsMessages } from '#contract/messages/metrics.ts'
import { stakeholdersMessages } from '#contract/messages/stakeholders.ts'
import { matchesTerm } from '../../lib/text/matches-term.ts'
import { solutionQuery } from '../../lib/queries/solution.queries.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { SearchResult } from '../../ui/feedback/search-result.tsx'
import { ReadSolution } from '../../domain/workshop/read-solution.tsx'
import { ForwardArrowIcon } from '../../ui/marks/icons.tsx'
import { BackLink, ButtonLink } from '../../ui/page/links.tsx'
import { LoadingTable } from '../../ui/table/loading-table.tsx'
import { NextThing } from '../../ui/page/next-thing.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { OtherPeople } from './other-people.tsx'
import { OwnStakeholder } from './own-stakeholder.tsx'
import { StakeholderTable, columns } from './stakeholder-table.tsx'
import { stakeholdersQuery } from './stakeholders.queries.ts'
import classes from './stakeholders.module.css'

export function StakeholdersScreen({ solutionId }: { solutionId: number }) {
  const stakeholders = useQuery(stakeholdersQuery(solutionId))
  const solution = useQuery(solutionQuery(solutionId))
  // where it cannot be read, or has no metrics yet, something else comes first
  const hasRows = !stakeholders.isLoadingError && stakeholders.data?.metrics.length !== 0

  return (
    <>
      <ScreenHead
        about={stakeholders.data?.solution_name || solution.data?.solution_name || ''}
        title={stakeholdersMessages.stakeholderManagement}
        help={helpMessages.stakeholders}
        actions={
          <BackLink to="/solutions/$solutionId/metrics" params={{ solutionId }}>
            {stakeholdersMessages.backToMetrics}
          </BackLink>
        }
      />
      <ReadSolution
        solutionId={solutionId}
        of={stakeholders}
        title={commonMessages.errorLoadingData}
        failure={basicMessages.unknownErrorOccurred}
      >
        <Stakeholders solutionId={solutionId} rows={stakeholders.data?.metrics} />
      </ReadSolution>
      {stakeholders.data?.others && <OtherPeople solutionId={solutionId} people={stakeholders.data.others} />}
      <NextThing>
        <ButtonLink
          to="/solutions/$solutionId/user-stories"
          params={{ solutionId }}
          variant={hasRows ? 'filled' : 'default'}
          rightSection={<ForwardArrowIcon size={18} />}
        >
          {stakeholdersMessages.forwardToUserStories}
        </ButtonLink>
      </NextThing>
    </>
  )
}

interface StakeholdersProps {
  solutionId: number
  /** Undefined until they are there; the search above them is there before. */
  rows: readonly MetricWithStakeholders[] | undefined
}

function Stakeholders({ solutionId, rows }: StakeholdersProps) {
  const [term, setTerm] = useState('')
  if (rows?.length === 0) {
    return (
      <EmptyState
        title={stakeholdersMessages.noMetrics}
        action={
          <ButtonLink variant="filled" to="/solutions/$solutionId/metrics" params={{ solutionId }}>
            {commonMessages.goToMetrics}
          </ButtonLink>
        }
      />
    )
  }

  const numbered = rows?.map((row, index) => ({ row, number: index + 1 }))
  const found = numbered?.filter(({ row }) => matchesTerm(term, ...searchedTexts(row)))
  return (
    <>
      <p className={classes.note}>{stakeholdersMessages.addedToSolution}</p>
      <div className={classes.search}>
        <SearchField
          label={commonMessages.search}
          placeholder={stakeholdersMessages.searchPlaceholder}
          value={term}
          onChange={setTerm}
        />
      </div>
      {!found && <LoadingTable columns={columns} />}
      {rows && found && (
        <>
          <SearchResult count={term ? metricsMessages.showingOf(found.length, rows.length) : undefined}>
            {found.length === 0 && <EmptyState title={metricsMessages.noneMatching(term)} />}
          </SearchResult>
          <OwnStakeholder
            key={solutionId}
            {...{ solutionId, term, rows }}
            isOffered={found.length === 0 && term.trim() !== ''}
            onAdded={() => setTerm('')}
          />
          {found.length > 0 && <StakeholderTable solutionId={solutionId} rows={found} />}
        </>
      )}
    </>
  )
}

function searchedTexts({ metric_text, user_story, potential_stakeholders }: MetricWithStakeholders) {
  const people = potential_stakeholders.flatMap((person) => [person.stakeholder, person.stakeholder_category])
  return [metric_text, user_story, ...people]
}
