import { FHN_COUNT, MEASURE_NONE } from '#contract/limits.ts'
import { MEASURE_COLOURS } from '#contract/measure-colours.ts'
import type { OptionOutline, Outline } from '#contract/outline.ts'
import { measureIn } from '#contract/reading.ts'
import { layOutRing, linePath, narrowRing, type RingCircle } from '#contract/ring-layout.ts'
import { belowFirst, placeNames, type RingName } from '#contract/ring-names.ts'
import { attributeText, elementText } from '../../../formats/xml-text.ts'
import type { Names } from '../source/names.ts'

/** Both rings of an option, as the screens draw them. What is seen is said too, for those who see nothing. */
export function ringsOf(option: OptionOutline, { fhns, primary_fhn }: Outline, names: Names): string {
  const { files, report } = names.words
  return [true, false]
    .map((virtuous) => {
      const isRated = option.ratings.some((rating) => rating.virtuous === virtuous)
      const cells = fhns.slice(0, FHN_COUNT).map(({ id, p_fhn }) => {
        const measure = measureIn(option.ratings, id, virtuous) ?? MEASURE_NONE
        return { id, name: p_fhn, measure, measureName: names.measure(measure) }
      })
      const said = files.joined(cells.map(({ name, measureName }) => files.fact(name, measureName)))
      const direction = names.direction(virtuous)
      const ring = isRated
        ? svg(layOutRing(cells, primary_fhn, narrowRing), `${direction}. ${said}`)
        : `<p class="quiet">${report.notRated}</p>`
      return `<figure><figcaption>${direction}</figcaption>${ring}</figure>`
    })
    .join('')
}

function svg({ circles, lines }: ReturnType<typeof layOutRing>, said: string) {
  const { names, top } = placeNames(circles, narrowRing)
  const drawn = [
    ...lines.map((line) => `<path d="${linePath(line)}"/>`),
    ...circles.map(circle),
    // last, so that no neighbour's circle covers a name
    ...names.map(label),
  ]
  const { width, height } = narrowRing
  return `<svg role="img" aria-label="${attributeText(said)}" viewBox="0 ${top} ${width} ${height - top}">${drawn.join('')}</svg>`
}

function circle({ x, y, r, measure, isPrimary }: RingCircle) {
  const [cx, cy] = [x.toFixed(1), y.toFixed(1)]
  const halo = isPrimary ? `<circle class="halo" cx="${cx}" cy="${cy}" r="${r + narrowRing.halo}"/>` : ''
  const seal =
    measure === MEASURE_NONE ? '' : `<text class="seal" x="${cx}" y="${(y + 6).toFixed(1)}">${measure}</text>`
  const fill = attributeText(MEASURE_COLOURS[measure] ?? '#FFFFFF')
  return `${halo}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${measure === 4 ? ' class="dark"' : ''}/>${seal}`
}

const label = ({ x, y, lines }: RingName) =>
  lines
    .map((line, at) => `<text x="${x.toFixed(1)}" y="${(y + belowFirst(at)).toFixed(1)}">${elementText(line)}</text>`)
    .join('')
