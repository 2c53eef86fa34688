import { useEffect, useState, type ReactNode } from 'react'
import type { Chain } from '#contract/chain.ts'
import { optionsOf, outlineOf } from '#contract/outline.ts'
import { optionName } from '#contract/visible-ids.ts'
import { gapsOf } from '../../lib/gaps.ts'
import { AnalysisPart } from './analysis-part.tsx'
import { DecisionsPart } from './decisions-part.tsx'
import { GapsPart } from './gaps-part.tsx'
import { analysisAnchor } from './item-link.tsx'
import { MapPart } from './map-part.tsx'
import { MetricsPart } from './metrics-part.tsx'
import { pageStyle } from './page-style.ts'
import { ParticipantsPart } from './participants-part.tsx'
import { ReportContents, type Entry } from './report-contents.tsx'
import { RequirementsPart, needAnchor } from './requirements-part.tsx'
import { requirementsByNeed } from './requirements-by-need.ts'
import { SolutionPart } from './solution-part.tsx'
import { StakeholdersPart } from './stakeholders-part.tsx'
import { StoriesPart } from './stories-part.tsx'
import print from './print.module.css'
import classes from './report.module.css'

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

interface ReportDocumentProps {
  chain: Chain
  withParticipants: boolean
}

/** What is printed, and nothing else is. */
export function ReportDocument({ chain, withParticipants }: ReportDocumentProps) {
  const [day] = useState(() => longDay.format(new Date()))
  useEffect(() => {
    // browsers name the PDF after it
    document.title = `${chain.solution_name}, report · Ninefold`
  }, [chain.solution_name])
  useEffect(() => {
    // the address may name an item, and only now is it there
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView()
  }, [])

  const needs = requirementsByNeed(chain)
  const parts: (Entry & { body: ReactNode })[] = [
    { id: 'part-solution', title: 'The solution', body: <SolutionPart chain={chain} /> },
    {
      id: 'part-map',
      title: 'From purpose to requirement',
      body: <MapPart chain={chain} title="From purpose to requirement" />,
    },
    { id: 'part-metrics', title: 'Metrics', body: <MetricsPart chain={chain} id="part-metrics" /> },
    {
      id: 'part-stakeholders',
      title: 'Stakeholders',
      body: <StakeholdersPart chain={chain} id="part-stakeholders" />,
    },
    { id: 'part-stories', title: 'User stories and options', body: <StoriesPart chain={chain} /> },
    {
      id: 'part-analysis',
      title: 'H9 analysis',
      inside: [...optionsOf(outlineOf(chain))].map(({ option: { id } }) => ({
        id: analysisAnchor(id),
        title: optionName(id),
      })),
      body: <AnalysisPart chain={chain} />,
    },
    {
      id: 'part-requirements',
      title: 'System requirements by need',
      inside: needs
        .filter(({ requirements }) => requirements.length > 0)
        .map(({ need }) => ({ id: needAnchor(need.id), title: need.p_fhn })),
      body: <RequirementsPart chain={chain} needs={needs} />,
    },
    { id: 'part-decisions', title: 'Decisions', body: <DecisionsPart chain={chain} id="part-decisions" /> },
    { id: 'part-gaps', title: 'Open gaps', body: <GapsPart chain={chain} gaps={gapsOf(chain)} /> },
  ]
  if (withParticipants) {
    parts.push({ id: 'part-participants', title: 'Participants', body: <ParticipantsPart chain={chain} /> })
  }

  return (
    <article className={`${classes.document} ${print.paper}`} aria-labelledby="report-title">
      <style>{pageStyle({ title: chain.solution_name, day })}</style>
      <header className={classes.titlePage}>
        <p className={classes.overline}>Report of {day}</p>
        <h2 id="report-title">{chain.solution_name}</h2>
        <p className={classes.overline}>{countsOf(chain)}</p>
      </header>
      <ReportContents entries={parts} />
      <div className={classes.parts}>
        {parts.map(({ id, title, body }) => (
          <section key={id} aria-labelledby={id} className={classes.part}>
            <h3 id={id}>{title}</h3>
            {body}
          </section>
        ))}
      </div>
    </article>
  )
}

function countsOf({ stories, stakeholders, options, requirements }: Chain): string {
  const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
  return [
    counted(stories.length, 'metric', 'metrics'),
    counted(stakeholders.length, 'stakeholder', 'stakeholders'),
    counted(options.length, 'option', 'options'),
    counted(requirements.length, 'requirement', 'requirements'),
  ].join(' · ')
}
