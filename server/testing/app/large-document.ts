import type { ExportDocument } from '#contract/exports.ts'
import defaultCatalogue from '../../catalogue/default-catalogue.json' with { type: 'json' }

const nameOf = (list: object[], id: number, field: string) => {
  const entry = list.find((candidate) => 'id' in candidate && candidate.id === id) as Record<string, unknown>
  return { id, name: String(entry[field]) }
}
const need = (id: number) => nameOf(defaultCatalogue.fhns, id, 'p_fhn')
const measure = nameOf(defaultCatalogue.measures, 1, 'measure')
const purpose = nameOf(defaultCatalogue.purposes, 3, 'purpose')
const METRIC = nameOf(defaultCatalogue.metrics, 27, 'metric_text')

/** An export of so many solutions; each makes twenty rows beside its links. */
export function largeDocument(solutions: number): ExportDocument {
  return {
    format: 'ninefold-workshop',
    version: 1,
    solutions: Array.from({ length: solutions }, (_, number) => ({
      solution_name: `Solution ${number}`,
      user_email: 'ana@example.org',
      primary_fhn: need(9),
      purposes: [purpose],
      stakeholders: [],
      user_stories: [
        {
          metric: METRIC,
          user_story: `As a resident of house ${number}, I want a bike, so that I leave the car at home.`,
          functional_options: [1, 2].map((option) => ({
            functional_option: `Option ${option} of solution ${number}`,
            ratings: [1, 2, 3, 4].map((fhn) => ({
              fhn: need(fhn),
              virtuous: true,
              measure,
              requirements: [
                { specification: `Solution ${number}, option ${option}: the system shall serve need ${fhn}.` },
              ],
            })),
          })),
        },
      ],
    })),
  }
}
