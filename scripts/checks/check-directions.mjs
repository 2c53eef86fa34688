// Part of `npm run lint`: a page is laid out from where its lines begin, so nothing is placed by left and right.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Declarations of a style sheet. Each is matched with what stands before it, so that names that only end alike pass. */
const IN_STYLES = [
  /(?<![\w-])(scroll-)?(margin|padding|border)-(left|right)(-\w+)?\s*:/,
  /(?<![\w-])border-(top|bottom)-(left|right)-radius\s*:/,
  /(?<=^|[\s;{])(left|right)\s*:/,
  /(?<![\w-])(text-align|text-align-last|float|clear|transform-origin|caption-side|(object|background|mask)-position)\s*:[^;]*\b(left|right)\b/,
  /gradient\(to [^,]*(left|right)/,
  /\btranslateX\(/,
]
/** Where the text has no letter, that would be the left: `--nf-start` is the page's. */
const BY_LETTERS = /(?<![\w-])text-align\s*:\s*(start|end)\b/
/** Styles in scripts, what is measured across, and keys that lead to a side. */
const IN_SCRIPTS = [
  /\b(margin|padding|border|scrollMargin|scrollPadding)(Left|Right)\w*\s*:/,
  /(?<=[\s{])(left|right):\s*[`'"\d]/,
  /\b(textAlign|float):\s*'(left|right)'/,
  /\s([mp][lr])=[{"]|\sta="(left|right)"/,
  /\b(scrollLeft|offsetLeft|clientX|translateX|ArrowLeft|ArrowRight)\b/,
]
/** Four values of which those of the sides differ: margin, padding, inset; and corners that are not the same on both sides. */
const SIDES =
  /(?<![\w-])(margin|padding|inset|scroll-margin|scroll-padding|border-width|border-radius)\s*:\s*([^;{}]+)/g

/** The server's own page, whose style sheet stands in a script. */
const SAVED_PAGE = 'server/results/exports/text/to-html.ts'

/** Where left and right are meant, and why. */
const MEANT = {
  'web/ui/field/plain-field.module.css': 'what is written in a field is aligned as it runs',
  'web/features/session/rose-window.tsx': 'the nine needs go round as a clock does, in every language',
  'web/features/solutions/point-menu.module.css': 'it opens at the pointer, whose place is counted from the left',
  'web/features/solutions/solutions-table.tsx': 'tells where the pointer is',
  'web/ui/table/use-double-click-guard.ts': 'compares where the pointer is with where it was',
  'web/ui/table/table-box.tsx': 'asks only how far it is scrolled',
  'web/lib/text/page-direction.ts': 'makes forward and back of the keys',
}

/**
 * @param {string} value
 * @returns {string[]} its parts, without taking a calculation apart
 */
function partsOf(value) {
  const INNERMOST = /\(([^()]*)\)/g
  let whole = value.trim()
  while (INNERMOST.test(whole)) whole = whole.replaceAll(INNERMOST, (_, inner) => `‹${inner.replaceAll(/\s/g, '')}›`)
  return whole.split(/\s+/)
}

/**
 * @param {string} property
 * @param {string} value
 */
function hasSides(property, value) {
  const [first, second, third, fourth] = partsOf(value)
  if (fourth === undefined) return property === 'border-radius' && third !== undefined
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {{ line: number, text: string }[]} what does not turn with the page
 */
export function findSides(path, source) {
  if (path in MEANT) return []
  const isStyle = path.endsWith('.css') || path === SAVED_PAGE
  const spoken = source.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  return spoken.split('\n').flatMap((text, at) => {
    const named = (isStyle ? IN_STYLES : IN_SCRIPTS).some((side) => side.test(text))
    const differs =
      isStyle && [...text.matchAll(SIDES)].some(([, property = '', value = '']) => hasSides(property, value))
    const isByLetters = path.endsWith('.css') && BY_LETTERS.test(text)
    return named || differs || isByLetters ? [{ line: at + 1, text: text.trim() }] : []
  })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readdirSync(join(root, 'web'), { recursive: true })
    .map((name) => `web/${String(name)}`)
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$|^web\/testing\//.test(path))
  for (const path of [...sources, SAVED_PAGE]) {
    for (const { line, text } of findSides(path, readFileSync(join(root, path), 'utf8'))) {
      console.error(`${path}:${line} does not turn with the page (docs/decisions/0040): ${text}`)
      process.exitCode = 1
    }
  }
}
