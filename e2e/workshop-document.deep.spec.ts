import type { ExportDocument } from '#contract/exports.ts'
import { workshopDocumentMessages as words } from '#contract/messages/report.ts'
import { call } from './api.ts'
import { logInAsHost } from './host.ts'
import { readPdf } from './read-pdf.ts'
import { expect, test } from './workshop.ts'

const SOLUTIONS = 5
const STORIES = 20
const OPTIONS = 3
const REQUIREMENTS = 1000
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

interface Names {
  fhns: { id: number; p_fhn: string }[]
  measures: { id: number; measure: string }[]
  metrics: { id: number; metric_text: string }[]
}

/** Five solutions with three hundred options, of which each has some of a thousand requirements. */
function largeWorkshop({ fhns, measures, metrics }: Names): ExportDocument {
  let written = 0
  const ratingsOf = (place: number) =>
    fhns.slice(0, 9).flatMap(({ id, p_fhn }) =>
      [true, false].map((virtuous) => {
        const isFound = (place + id * 2 + Number(virtuous)) % 4 === 0 && id < 9
        const measure = measures.find((each) => each.id === (isFound ? 1 + (id % 4) : 5))!
        const isRequired = isFound && written < REQUIREMENTS
        if (isRequired) written += 1
        return {
          fhn: { id, name: p_fhn },
          virtuous,
          measure: { id: measure.id, name: measure.measure },
          requirements: isRequired
            ? [{ specification: `The system shall tell every resident within ${written} minutes that it is worse.` }]
            : [],
        }
      }),
    )
  return {
    format: 'ninefold-workshop',
    version: 1,
    solutions: upTo(SOLUTIONS).map((solution) => ({
      solution_name: `Solution ${solution}`,
      user_email: 'group@example.org',
      primary_fhn: { id: fhns[solution]!.id, name: fhns[solution]!.p_fhn },
      purposes: [],
      stakeholders: [],
      user_stories: upTo(STORIES).map((story) => ({
        metric: { id: metrics[story]!.id, name: metrics[story]!.metric_text },
        user_story: `As a resident, I want number ${story} to get better, so that my street is a good place to live.`,
        functional_options: upTo(OPTIONS).map((option) => ({
          functional_option: `Option ${option} for number ${story}, concrete enough to picture, and long enough to wrap`,
          decision: option === 1 ? ('adapted' as const) : null,
          decision_reason: option === 1 ? 'Only with a card, and only where the neighbours agree.' : '',
          ratings: ratingsOf(solution + story + option),
        })),
      })),
    })),
  }
}

test('a workshop of a thousand requirements takes at most sixty pages, on A4 and on Letter', async ({
  context,
  page,
  server,
  workshop,
}) => {
  await logInAsHost(context, { url: server.url, password: server.hostPassword })
  const [fhns, measures, metrics] = await Promise.all([
    call(context.request, 'GET /api/fhns', {}),
    call(context.request, 'GET /api/fhn_measures', {}),
    call(context.request, 'GET /api/metrics', {}),
  ])
  const report = await call(context.request, 'POST /api/admin/sessions/{id}/import', {
    params: { id: workshop.id },
    query: {},
    body: largeWorkshop({ fhns, measures, metrics }),
  })
  expect(report.solutions.map(({ requirements }) => requirements).reduce((sum, count) => sum + count)).toBe(
    REQUIREMENTS,
  )

  await page.goto(`/admin/workshops/${workshop.id}/document`)
  await expect(page.getByRole('heading', { name: words.systemRequirements })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const { pages } = readPdf(await page.pdf({ format }))
    expect(pages, format).toBeGreaterThan(20)
    expect(pages, format).toBeLessThanOrEqual(60)
  }
})
