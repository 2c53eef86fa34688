import type { ExportDocument, SolutionDocument } from '#contract/exports.ts'
import type { Outline } from '#contract/outline.ts'
import type { RevealedRound } from '#contract/silent-counts.ts'
import { optionName, requirementName, storyName } from '#contract/visible-ids.ts'
import { fingerprintOf } from '../../made-from/fingerprint.ts'
import type { ExportSource } from '../source/export-source.ts'
import { linkTo } from '../source/links.ts'
import { jsonPieces } from './json-pieces.ts'
import { Names } from '../source/names.ts'

/** The whole of it, one solution after another, in the shape that an import takes. */
export async function* toJson(source: ExportSource): AsyncIterable<string> {
  const { name, version } = source.catalogue
  const head: Omit<ExportDocument, 'solutions'> = {
    format: `ninefold-${source.kind}`,
    version: 1,
    exported_at: source.at,
    title: source.title,
    catalogue: { name, version },
    made_from: { workshop: source.workshop },
  }
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "solutions": [`
  let separator = '\n'
  for await (const solution of source.solutions()) {
    yield separator
    yield* jsonPieces({ ...documentOf(solution, source), made_from: fingerprintsIn(solution) })
    separator = ',\n'
  }
  yield '\n ]\n}\n'
}

function documentOf(
  solution: Outline,
  { catalogue, address, words }: ExportSource,
): Omit<SolutionDocument, 'made_from'> {
  const names = new Names(solution, words)
  return {
    id: solution.id,
    solution_name: solution.solution_name,
    user_email: solution.user_email,
    created_at: solution.created_at,
    ...(solution.group !== undefined && { group: solution.group }),
    primary_fhn: { id: solution.primary_fhn, name: catalogue.fhnName(solution.primary_fhn) },
    purposes: solution.purposes.map(({ id, purpose }) => ({ id, name: purpose })),
    stakeholders: solution.stakeholders.map(({ id, stakeholder, stakeholder_category, own }) => ({
      id,
      name: stakeholder,
      ...(own && { own: { stakeholder_category } }),
      // a workshop with own words may have found further metrics for anybody
      ...(catalogue.hasOwnWords && {
        concerns: solution.stories
          .filter((story) => story.stakeholder_ids.includes(id))
          .map((story) => story.metric_text),
      }),
    })),
    user_stories: solution.stories.map((story) => ({
      id: story.id,
      metric: {
        id: story.metric_id,
        name: story.metric_text,
        ...(story.own && {
          own: { purposes: catalogue.purposeNames(catalogue.purposeIdsOfMetric(story.metric_id)) },
        }),
      },
      user_story: story.user_story,
      functional_options: story.options.map((option) => ({
        id: option.id,
        functional_option: option.functional_option,
        decision: option.decision,
        decision_reason: option.decision_reason,
        recheck: option.recheck,
        ratings: option.ratings.map((rating) => ({
          fhn: { id: rating.fhn_id, name: catalogue.fhnName(rating.fhn_id) },
          virtuous: rating.virtuous,
          measure: { id: rating.measure, name: names.measure(rating.measure) },
          requirements: rating.requirements.map(({ id, specification, recheck }) => ({
            id,
            specification,
            recheck,
            ...(address !== undefined && { link: linkTo(requirementName(id), address) }),
          })),
        })),
        ...(option.silent_rounds && { silent_rounds: option.silent_rounds.map((round) => roundOf(round, names)) }),
      })),
    })),
  }
}

/** By what they are called and their field: `O31.decision`. */
function* fingerprintsIn({ stories }: Outline): Iterable<[string, string]> {
  const texts = stories.flatMap((story) => [
    [storyName(story.id), 'user_story', story.user_story] as const,
    ...story.options.flatMap((option) => {
      const name = optionName(option.id)
      return [
        [name, 'functional_option', option.functional_option] as const,
        [name, 'decision', option.decision ?? ''] as const,
        [name, 'decision_reason', option.decision_reason] as const,
        ...option.ratings.flatMap(({ requirements }) =>
          requirements.map(({ id, specification }) => [requirementName(id), 'specification', specification] as const),
        ),
      ]
    }),
  ])
  for (const [name, field, text] of texts) yield [`${name}.${field}`, fingerprintOf(name, field, text)]
}

function roundOf({ functional_option_id: _above, spread, changed, ...round }: RevealedRound, names: Names) {
  const fhn = (id: number) => ({ id, name: names.fhn(id) })
  return {
    ...round,
    spread: spread.map(({ fhn_id, measure, people }) => ({
      fhn: fhn(fhn_id),
      measure: { id: measure, name: names.measure(measure) },
      people,
    })),
    ...(changed && { changed: changed.map(({ fhn_id, ...counts }) => ({ fhn: fhn(fhn_id), ...counts })) }),
  }
}
