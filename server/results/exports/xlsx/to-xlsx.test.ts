import { once } from 'node:events'
import { expect, test } from 'vitest'
import { Catalogue, type CatalogueDocument } from '../../../catalogue/catalogue.ts'
import defaultCatalogue from '../../../catalogue/default-catalogue.json' with { type: 'json' }
import type { ExportSource } from '../source/export-source.ts'
import type { Outline } from '#contract/outline.ts'
import { toXlsx } from './to-xlsx.ts'

const catalogue = new Catalogue(1, defaultCatalogue as CatalogueDocument)

/** A solution with nothing but stories, which differ so that they cannot be compressed away. */
const solutionOf = (id: number): Outline => ({
  id,
  solution_name: `Solution ${id}`,
  user_email: 'ana@example.org',
  primary_fhn: 9,
  created_at: '2026-11-15T06:00:00.000Z',
  purposes: [],
  fhns: [],
  measures: [],
  stakeholders: [],
  stories: Array.from({ length: 100 }, (_, index) => ({
    id: id * 1000 + index,
    metric_id: index,
    metric_text: `Metric ${index}`,
    user_story: Array.from({ length: 20 }, (_word, word) => (id * 7919 + index * 104_729 + word * 1299) % 99_991).join(
      ' ',
    ),
    purpose_ids: [],
    stakeholder_ids: [],
    options: [],
  })),
})

function sourceOf(count: number, onSolution: (id: number) => void): ExportSource {
  return {
    kind: 'workshop',
    key: 1,
    title: 'Large',
    at: '2026-11-15T06:00:00.000Z',
    catalogue,
    hasGroups: false,
    hasSilentRounds: false,
    async *solutions() {
      for (let id = 1; id <= count; id++) {
        onSolution(id)
        yield solutionOf(id)
      }
    },
    async close() {},
  }
}

test('rows leave while others are still being read', async () => {
  let sent = 0
  let sentAtLast = 0
  const stream = toXlsx(sourceOf(60, () => (sentAtLast = sent)))
  stream.on('data', (chunk: Buffer) => (sent += chunk.length))
  await once(stream, 'end')
  // the last solution is read once more for the last sheet, when all but the ends of the sheets has gone
  expect(sent).toBeGreaterThan(500_000)
  expect(sentAtLast / sent).toBeGreaterThan(0.9)
})

test('a reader who leaves ends the writing, and nothing else', async () => {
  let asked = 0
  const stream = toXlsx(sourceOf(1000, () => (asked += 1)))
  await once(stream, 'readable')
  stream.destroy()
  await once(stream, 'close')
  const askedThen = asked
  // longer than any row takes
  for (let turn = 0; turn < 200; turn++) await new Promise((resolve) => setImmediate(resolve))
  expect(asked - askedThen).toBeLessThan(5)
})
