import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gapKinds, gapsOf } from '#contract/gaps.ts'
import {
  anyChain,
  emptyChain,
  optionOf,
  personOf,
  purposeOf,
  ratingOf,
  requirementOf,
  storyOf,
} from '../../testing/chains.ts'
import { graphOf, threadOf } from '../../domain/chain/chain-graph.ts'
import { layOut } from '../../domain/chain/chain-layout.ts'
import { mapOutline } from '../../domain/chain/map-outline.ts'
import { gapItems } from './gap-items.ts'
import { matrixRows } from './matrix-rows.ts'
import { narrowOutline } from './narrow-outline.ts'
import { neighbour } from './neighbour.ts'

const often = { numRuns: 40 }

test('every item is in the table, a row a thread', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const outline = mapOutline(chain)
      const rows = matrixRows(outline)
      const listed = new Set(rows.flatMap((row) => Object.values(row).flat()))
      expect([...listed].toSorted()).toEqual([...graphOf(outline).keys()].toSorted())
      const requirements = rows.flatMap((row) => row.requirement)
      expect(new Set(requirements).size).toBe(requirements.length)
    }),
    often,
  )
})

test('narrowed to a thread, the map is that thread', () => {
  fc.assert(
    fc.property(anyChain, fc.nat(), (chain, which) => {
      const outline = mapOutline(chain)
      const graph = graphOf(outline)
      const items = [...graph.values()].map(({ item }) => item)
      if (items.length === 0) return
      const thread = threadOf(graph, [items[which % items.length]!])
      expect([...graphOf(narrowOutline(outline, thread)).keys()].toSorted()).toEqual([...thread].toSorted())
    }),
    often,
  )
})

test('every gap shows in an item of the map', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const graph = graphOf(mapOutline(chain))
      const items = new Set([...graph.values()].map(({ item }) => item))
      const gaps = gapsOf(chain)
      expect(gapKinds.flatMap((kind) => gapItems(gaps, kind)).filter((item) => !items.has(item))).toEqual([])
    }),
    often,
  )
})

test('keys move within a layer, and along the lines to what is nearest', () => {
  const outline = mapOutline({
    ...emptyChain,
    purposes: [purposeOf(1)],
    stakeholders: [personOf(1)],
    stories: [storyOf(1, { purpose_ids: [1], stakeholder_ids: [1] }), storyOf(2, { purpose_ids: [1] })],
    options: [optionOf(31, 1), optionOf(32, 1)],
    ratings: [ratingOf(5, 31, 4)],
    requirements: [requirementOf(88, 5)],
  })
  const [graph, { places }] = [graphOf(outline), layOut(outline)]
  const press = (from: string, key: string) =>
    neighbour(
      places,
      graph,
      places.find((place) => place.key === from)!,
      key,
    )?.key
  const walk = (from: string, ...keys: string[]) => keys.reduce((at, key) => press(at, key) ?? at, from)

  expect(press('M21', 'ArrowDown')).toBe('M22')
  expect(press('M21', 'ArrowUp')).toBeUndefined()
  expect(press('O32', 'Home')).toBe('O31')
  expect(press('M21', 'End')).toBe('M22')
  expect(press('M21', 'a')).toBeUndefined()
  // over the stakeholder where there is one, straight to the story where there is none
  expect([press('M21', 'ArrowRight'), press('M22', 'ArrowRight')]).toEqual(['H1.S1', 'S2'])
  expect(walk('P1', 'ArrowRight', 'ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toMatch(/^O3/)
  expect(walk('R88', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft')).toBe('P1')
})
