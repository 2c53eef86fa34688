import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyChain, emptyChain, optionOf, personOf, purposeOf, storyOf } from '../../testing/chains.ts'
import { graphOf, layers } from './chain-graph.ts'
import { layOut } from './chain-layout.ts'
import { mapOutline, outlineByStory } from './map-outline.ts'

const often = { numRuns: 40 }

test('every item has one place, inside the picture, and none lies on another of its layer', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const outline = mapOutline(chain)
      const { places, height } = layOut(outline)
      expect(places.map(({ key }) => key).toSorted()).toEqual([...graphOf(outline).keys()].toSorted())
      const misplaced = layers.flatMap((layer) => {
        const column = places.filter((place) => place.layer === layer).toSorted((one, other) => one.top - other.top)
        const ends = [0, ...column.map((place) => place.top + place.height)]
        return column.filter((place, index) => place.top < ends[index]! - 1e-6 || ends[index + 1]! > height + 1e-6)
      })
      expect(misplaced).toEqual([])
    }),
    often,
  )
})

test('from the metric on no two lines cross: what hangs on an item further up stands further up', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const outline = mapOutline(chain)
      const { places } = layOut(outline)
      const graph = graphOf(outline)
      const top = new Map(places.map((place) => [place.key, place.top + place.height / 2]))
      const swapped = (['option', 'rating', 'requirement'] as const).flatMap((layer) => {
        const column = places.filter((place) => place.layer === layer).toSorted((one, other) => one.top - other.top)
        const above = column.map(({ key }) => top.get(graph.get(key)!.parents[0]!)!)
        return above.filter((y, index) => index > 0 && y < above[index - 1]!)
      })
      expect(swapped).toEqual([])
    }),
    often,
  )
})

test('every link of the graph is a line, and every line a link', () => {
  fc.assert(
    fc.property(anyChain, (chain) => {
      const outline = mapOutline(chain)
      const graph = graphOf(outline)
      const links = [...graph.values()]
        // a stakeholder stands on the line from metric to story
        .filter(({ layer }) => layer !== 'stakeholder')
        .flatMap(({ key, parents }) =>
          parents.filter((parent) => graph.get(parent)!.layer !== 'stakeholder').map((parent) => `${parent} ${key}`),
        )
      expect(
        layOut(outline)
          .lines.filter(({ isStub }) => !isStub)
          .map(({ from, to }) => `${from} ${to}`)
          .toSorted(),
      ).toEqual(links.toSorted())
    }),
    often,
  )
})

test('a metric that concerns nobody is joined to its story by a broken line', () => {
  const chain = {
    ...emptyChain,
    stakeholders: [personOf(1)],
    stories: [storyOf(1), storyOf(2, { stakeholder_ids: [1] })],
  }
  const { lines } = layOut(mapOutline(chain))
  expect(lines.filter(({ isBroken }) => isBroken).map(({ from }) => from)).toEqual(['M21'])
})

test('a purpose stands beside the middle of what serves it, its neighbours around', () => {
  const chain = {
    ...emptyChain,
    purposes: [1, 2, 3].map(purposeOf),
    stories: [1, 2, 3].map((id) => storyOf(id, { purpose_ids: id === 1 ? [1, 2, 3] : [2] })),
  }
  const { places } = layOut(mapOutline(chain))
  const middle = (key: string) => {
    const { top, height } = places.find((place) => place.key === key)!
    return top + height / 2
  }
  expect(middle('P2')).toBeCloseTo(middle('M22'))
  expect(middle('P1')).toBeLessThan(middle('P2'))
})

test('what was decided about an option has room of its own beside its words', () => {
  const decisions = [null, 'rejected', 'adapted'] as const
  const options = decisions.map((decision, index) => optionOf(31 + index, 1, { decision, recheck: true }))
  const { places } = layOut(mapOutline({ ...emptyChain, stories: [storyOf(1)], options }))
  const [bare, short, long] = places.filter(({ layer }) => layer === 'option')
  expect([short!.height - bare!.height, long!.height - bare!.height]).toEqual([16, 32])
  expect(short!.lines).toBe(bare!.lines)
  expect(long!.lines).toBe(bare!.lines)
})

test('by story, each part holds the purposes and people of its own story alone', () => {
  const chain = {
    ...emptyChain,
    purposes: [1, 2].map(purposeOf),
    stakeholders: [1, 2].map(personOf),
    stories: [storyOf(1, { purpose_ids: [1], stakeholder_ids: [2] }), storyOf(2, { purpose_ids: [2] })],
  }
  const parts = outlineByStory(mapOutline(chain))
  expect(parts.map((part) => [...graphOf(part).keys()])).toEqual([
    ['P1', 'M21', 'H2.S1', 'S1'],
    ['P2', 'M22', 'S2'],
  ])
})
