import { RegExpParser } from '@eslint-community/regexpp'
import type { AST } from '@eslint-community/regexpp'

/** Continues the match from an index; returns whether the rest of the expression matches there. */
type Next = (at: number) => boolean

type OneChar = AST.Character | AST.CharacterSet | AST.CharacterClass

export interface ParsedRegex {
  pattern: AST.Pattern
  flags: AST.Flags
  /** Which characters each part matches, as far as texts have asked. */
  matched: Map<OneChar, Map<string, boolean>>
}

class StepLimitError extends Error {}

/** What a backtracking engine does for one expression on one text. */
class Matcher {
  steps = 0
  private readonly regex: ParsedRegex
  private readonly chars: readonly string[]
  private readonly stepsMax: number
  private readonly captures = new Map<AST.CapturingGroup, readonly string[]>()

  constructor(regex: ParsedRegex, text: string, stepsMax: number) {
    this.regex = regex
    this.chars = regex.flags.unicode || regex.flags.unicodeSets ? [...text] : text.split('')
    this.stepsMax = stepsMax
  }

  /** Finds every match from left to right, as `replaceAll` and `split` do, and counts the steps. */
  findAll() {
    const { pattern, flags } = this.regex
    let from = 0
    while (from <= this.chars.length) {
      let end = -1
      const isMatch = this.oneOf(pattern.alternatives, from, 1, (at) => {
        end = at
        return true
      })
      if (!isMatch && flags.sticky) return
      from = isMatch && end > from ? end : from + 1
    }
  }

  private oneOf(alternatives: readonly AST.Alternative[], at: number, direction: 1 | -1, next: Next): boolean {
    return alternatives.some(({ elements }) => this.sequence(elements, at, direction, next))
  }

  private sequence(elements: readonly AST.Element[], at: number, direction: 1 | -1, next: Next): boolean {
    const [element, rest] =
      direction === 1 ? [elements[0], elements.slice(1)] : [elements.at(-1), elements.slice(0, -1)]
    if (!element) return next(at)
    return this.element(element, at, direction, (end) => this.sequence(rest, end, direction, next))
  }

  private element(element: AST.Element, at: number, direction: 1 | -1, next: Next): boolean {
    this.countStep()
    switch (element.type) {
      case 'Group':
        return this.oneOf(element.alternatives, at, direction, next)
      case 'CapturingGroup':
        return this.capture(element, at, direction, next)
      case 'Backreference':
        return this.sequenceOf(this.captures.get([element.resolved].flat()[0]!) ?? [], at, direction, next)
      case 'Quantifier':
        return this.repeat(element, 0, at, direction, next)
      case 'Assertion':
        return this.holds(element, at) && next(at)
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return this.isIn(element, direction === 1 ? this.chars[at] : this.chars[at - 1]) && next(at + direction)
      default:
        throw new Error(`Step counting does not know ${element.type}: ${element.raw}`)
    }
  }

  private capture(group: AST.CapturingGroup, at: number, direction: 1 | -1, next: Next): boolean {
    const before = this.captures.get(group)
    return this.oneOf(group.alternatives, at, direction, (end) => {
      this.captures.set(group, this.chars.slice(Math.min(at, end), Math.max(at, end)))
      if (next(end)) return true
      if (before) this.captures.set(group, before)
      else this.captures.delete(group)
      return false
    })
  }

  private sequenceOf(chars: readonly string[], at: number, direction: 1 | -1, next: Next): boolean {
    this.steps += chars.length
    const start = direction === 1 ? at : at - chars.length
    return chars.every((char, offset) => this.chars[start + offset] === char) && next(at + direction * chars.length)
  }

  private repeat(quantifier: AST.Quantifier, count: number, at: number, direction: 1 | -1, next: Next): boolean {
    const { element, min, max, greedy } = quantifier
    if (greedy && isOneChar(element)) return this.repeatChar(element, min, max, at, direction, next)
    const more = () =>
      count < max &&
      this.element(
        element,
        at,
        direction,
        (end) => (end !== at || count < min) && this.repeat(quantifier, count + 1, end, direction, next),
      )
    const enough = () => count >= min && next(at)
    return greedy ? more() || enough() : enough() || more()
  }

  /** As `repeat`, without a level of the stack for each character. */
  private repeatChar(element: OneChar, min: number, max: number, at: number, direction: 1 | -1, next: Next): boolean {
    let count = 0
    const isMore = () => {
      this.countStep()
      const from = at + count * direction
      return this.isIn(element, direction === 1 ? this.chars[from] : this.chars[from - 1])
    }
    while (count < max && isMore()) count += 1
    for (; count >= min; count--) {
      this.countStep()
      if (next(at + count * direction)) return true
    }
    return false
  }

  private countStep() {
    this.steps += 1
    if (this.steps > this.stepsMax) throw new StepLimitError()
  }

  private holds(assertion: AST.Assertion, at: number): boolean {
    switch (assertion.kind) {
      case 'start':
        return at === 0 || (this.regex.flags.multiline && this.chars[at - 1] === '\n')
      case 'end':
        return at === this.chars.length || (this.regex.flags.multiline && this.chars[at] === '\n')
      case 'word':
        return (isWord(this.chars[at - 1]) !== isWord(this.chars[at])) !== assertion.negate
      default: {
        const direction = assertion.kind === 'lookahead' ? 1 : -1
        return this.oneOf(assertion.alternatives, at, direction, () => true) !== assertion.negate
      }
    }
  }

  private isIn(node: OneChar, char: string | undefined): boolean {
    if (char === undefined) return false
    const { matched, flags } = this.regex
    let chars = matched.get(node)
    if (!chars) matched.set(node, (chars = new Map()))
    let isIn = chars.get(char)
    if (isIn === undefined) chars.set(char, (isIn = matchesOne(node, flags, char)))
    return isIn
  }
}

const isOneChar = (element: AST.Element): element is OneChar =>
  element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass'

const isWord = (char: string | undefined) => char !== undefined && /\w/.test(char)

/** Whether one character belongs to a character, set or class of an expression. */
export function matchesOne(node: OneChar, flags: AST.Flags, char: string): boolean {
  const kept = `${flags.ignoreCase ? 'i' : ''}${flags.dotAll ? 's' : ''}${flags.unicode ? 'u' : ''}${flags.unicodeSets ? 'v' : ''}`
  return new RegExp(`^${node.raw}$`, kept).test(char)
}

export function parseRegex(source: string, flags: string): ParsedRegex {
  const parser = new RegExpParser()
  const parsed = parser.parseFlags(flags)
  const mode = { unicode: parsed.unicode, unicodeSets: parsed.unicodeSets }
  return { pattern: parser.parsePattern(source, 0, source.length, mode), flags: parsed, matched: new Map() }
}

/** The steps for finding every match in a text; Infinity above the limit, or too deep for the stack. The same on every machine, unlike time. */
export function countSteps(regex: ParsedRegex, text: string, stepsMax = Infinity): number {
  const matcher = new Matcher(regex, text, stepsMax)
  try {
    matcher.findAll()
  } catch (error) {
    if (error instanceof StepLimitError || error instanceof RangeError) return Infinity
    throw error
  }
  return matcher.steps
}
