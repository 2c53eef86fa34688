import type { Chain, Decision } from '#contract/chain.ts'
import { outlineOf, type OptionOutline, type StoryOutline } from '#contract/outline.ts'
import type { Fhn } from '#contract/reference-data.ts'
import type { ResultsDocument, WorkshopDocument } from '#contract/workshop-document.ts'
import { analysedOptions, type AnalysedOption } from '../../data/analysed-options.ts'
import { requirementsByNeed, type NeedWithRequirements } from '../../data/requirements-by-need.ts'
import { needsAcross, type NeedAcross } from './needs-across.ts'
import { openGapsOf, type OpenGap } from './open-gaps.ts'

/** A metric with what was written and thought of for it. */
export interface ChapterStory {
  story: StoryOutline
  stakeholders: Chain['stakeholders']
  options: AnalysedOption[]
}

/** Of so many. */
export interface Share {
  count: number
  of: number
}

/** One solution, shortly. */
export interface Chapter {
  id: number
  name: string
  /** Whose it is, where there are groups. */
  group: string | undefined
  primary: Fhn | undefined
  purposes: string[]
  /** Those who worked on it; nobody where it is read by a link. */
  people: string[]
  metrics: number
  stakeholders: number
  stories: ChapterStory[]
  written: Share
  rated: Share
  decided: Share
  requirementCount: number
  /** Only decisions that somebody made. */
  decisions: { decision: Decision; options: OptionOutline[] }[]
  undecided: OptionOutline[]
  requirements: NeedWithRequirements[]
  gaps: OpenGap[]
}

/** The document of a whole workshop as a value: what is on the screen, on paper and in the file is made of it alone. */
export interface WorkshopValue {
  title: string
  openedAt: string
  measures: Chain['measures']
  chapters: Chapter[]
  needs: NeedAcross[]
  /** Everybody who worked on a solution. */
  people: string[]
}

const decisionKinds: Decision[] = ['accepted', 'adapted', 'rejected']

export function workshopValue({
  title,
  created_at,
  fhns,
  measures,
  solutions,
}: WorkshopDocument | ResultsDocument): WorkshopValue {
  const signed = solutions.map((solution) => {
    const chain: Chain = { user_email: '', ...solution, fhns, measures }
    const people = 'people' in solution ? solution.people : []
    // whoever made it may have done nothing that the history tells of
    return { chain, people: [...new Set([chain.user_email, ...people])].filter(Boolean).toSorted() }
  })
  return {
    title,
    openedAt: created_at,
    measures,
    chapters: signed.map(({ chain, people }) => chapterOf(chain, people)),
    needs: needsAcross(
      { fhns, measures },
      signed.map(({ chain }) => chain),
    ),
    people: [...new Set(signed.flatMap(({ people }) => people))].toSorted(),
  }
}

function chapterOf(chain: Chain, people: string[]): Chapter {
  const outline = outlineOf(chain)
  const { stories } = outline
  const analysed = new Map(analysedOptions(chain, outline).map((each) => [each.option.id, each]))
  const known = new Map(chain.stakeholders.map((person) => [person.id, person]))
  const options = stories.flatMap((story) => story.options)
  return {
    id: chain.id,
    name: chain.solution_name,
    group: chain.group,
    primary: chain.fhns.find(({ id }) => id === chain.primary_fhn),
    purposes: chain.purposes.map(({ purpose }) => purpose),
    people,
    metrics: chain.stories.length,
    stakeholders: chain.stakeholders.length,
    stories: stories.map((story) => ({
      story,
      stakeholders: story.stakeholder_ids.flatMap((id) => known.get(id) ?? []),
      options: story.options.map(({ id }) => analysed.get(id)).filter((option) => option !== undefined),
    })),
    written: shareOf(stories, ({ user_story }) => user_story.trim() !== ''),
    rated: shareOf([...analysed.values()], ({ virtuous, vicious }) => Boolean(virtuous && vicious)),
    decided: shareOf(options, ({ decision }) => decision !== null),
    requirementCount: chain.requirements.length,
    decisions: decisionKinds
      .map((decision) => ({ decision, options: options.filter((option) => option.decision === decision) }))
      .filter((group) => group.options.length > 0),
    undecided: options.filter(({ decision }) => decision === null),
    requirements: requirementsByNeed(chain, outline).filter(({ requirements }) => requirements.length > 0),
    gaps: openGapsOf(chain),
  }
}

function shareOf<Item>(items: readonly Item[], counts: (item: Item) => boolean): Share {
  return { count: items.filter(counts).length, of: items.length }
}
