import type { AST } from '@eslint-community/regexpp'
import { countSteps, matchesOne, parseRegex } from './match-steps.ts'

/** A text that an expression needs more than a constant number of steps per character for. */
export interface Attack {
  prefix: string
  pump: string
  suffix: string
}

/** Enough repeats for a quadratic cost to show beside a linear one; the larger number outgrows bounds like `{0,40}`. */
const REPEATS = [16, 160]
const UNBOUNDED = 16
const STEPS_MAX = 1_000_000
const ALWAYS = [' ', '\t', '\n', 'a', 'A', '0', '!']
const UNMATCHED = '\u0000'
const PRINTABLE = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at))
const CANDIDATES = [
  'a',
  '0',
  ' ',
  '.',
  ...PRINTABLE,
  '\t',
  '\n',
  '\u00E9',
  '\u0590',
  '\u4E00',
  UNMATCHED,
  '\u200D',
  '\u0301',
]

/**
 * Tries repeated texts made of the expression's own characters and parts, after each prefix that leads to one of its
 * quantifiers. Doubling the repeats may double the steps; a second difference shows a cost that grows faster.
 */
export function findAttack(source: string, flags: string): Attack | undefined {
  const regex = parseRegex(source, flags)
  const outline = new Outline(regex.flags)
  outline.visitAll(regex.pattern.alternatives, '')
  if (!outline.hasUnbounded) return undefined
  const chars = [...new Set([...ALWAYS, ...outline.chars])]
  const paired = chars.filter((char) => ALWAYS.includes(char) || !/\w/.test(char))
  const pairs = paired.flatMap((first) => paired.map((second) => first + second))
  const pumps = [...new Set([...chars, ...outline.parts, ...pairs])].filter((pump) => pump !== '')
  for (const prefix of outline.prefixes) {
    for (const pump of pumps) {
      for (const suffix of ['', `\n${UNMATCHED}`]) {
        const attack = { prefix, pump, suffix }
        const steps = (repeats: number) => countSteps(regex, prefix + pump.repeat(repeats) + suffix, STEPS_MAX)
        if (REPEATS.every((repeats) => isSuperlinear(steps, repeats))) return attack
      }
    }
  }
  return undefined
}

function isSuperlinear(steps: (repeats: number) => number, repeats: number): boolean {
  const [one, two, three] = [steps(repeats), steps(2 * repeats), steps(3 * repeats)]
  return three === Infinity || three - 2 * two + one > repeats ** 2 / 4
}

/** Whether a part may begin or end here: words of plain characters stay whole. */
const isEdge = (elements: readonly AST.Element[], at: number) =>
  elements[at - 1]?.type !== 'Character' || elements[at]?.type !== 'Character'

/** The shortest texts of an expression's parts, its characters, and what leads to each of its quantifiers. */
class Outline {
  readonly chars = new Set<string>()
  readonly parts = new Set<string>()
  /** Nothing, a character that hardly any expression matches, and what comes before each unbounded quantifier. */
  readonly prefixes = new Set<string>(['', UNMATCHED])
  hasUnbounded = false
  private readonly flags: AST.Flags

  constructor(flags: AST.Flags) {
    this.flags = flags
  }

  visitAll(alternatives: readonly AST.Alternative[], before: string) {
    for (const { elements } of alternatives) {
      const samples = elements.map((element) => this.sample(element))
      for (const [at, element] of elements.entries()) {
        const prefix = before + samples.slice(0, at).join('')
        if (element.type === 'Quantifier' && element.max > UNBOUNDED) {
          this.hasUnbounded = true
          this.prefixes.add(prefix)
        }
        for (let end = at + 1; end <= elements.length; end++) {
          if (isEdge(elements, at) && isEdge(elements, end)) this.parts.add(samples.slice(at, end).join(''))
        }
        this.visit(element, prefix)
      }
    }
  }

  private visit(element: AST.Element, before: string) {
    if (element.type === 'Quantifier') this.visit(element.element, before)
    else if ('alternatives' in element) this.visitAll(element.alternatives, before)
  }

  private sample(element: AST.Element): string {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass': {
        const own = element.type === 'Character' ? [String.fromCodePoint(element.value)] : CANDIDATES
        const char = own.find((candidate) => matchesOne(element, this.flags, candidate)) ?? ''
        if (char !== '') this.chars.add(char)
        return char
      }
      case 'Quantifier':
        return this.sample(element.element).repeat(Math.max(1, Math.min(element.min, UNBOUNDED)))
      case 'Group':
      case 'CapturingGroup': {
        const [first = ''] = element.alternatives.map(({ elements }) =>
          elements.map((part) => this.sample(part)).join(''),
        )
        return first
      }
      default:
        return ''
    }
  }
}
