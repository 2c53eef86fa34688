// Part of `npm run lint`: every text for people stands in contract/messages, where a language can be exchanged.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

/** What people see or hear, whatever it looks like, by the last word of its name: label, confirmLabel, aria-label. */
const SEEN =
  /^(alt|caption|columns|description|header|heading|help|hint|label|legend|message|note|overline|placeholder|roledescription|sentence|text|title|valuetext|words?)s?$/
/** Attributes no person reads. */
const UNSEEN =
  /^(className|classNames|style|styles|d|viewBox|transform|points|type|role|key|id|to|href|src|rel|form|as|aria-(keyshortcuts|labelledby|describedby|controls|owns|activedescendant)|autoComplete|accept|shadow|transition)$/
/** Calls whose words are for developers, or for the browser. */
const TECHNICAL_CALL =
  /^(querySelector|querySelectorAll|matches|closest|warn|error|addEventListener|removeEventListener|matchMedia|createElement)$/
/** Calls that tell people something, after a word for its kind. */
const TOLD = /^announce$/

/** A word with a capital, or several words. */
const LOOKS_LIKE_TEXT =
  /^\p{Lu}\p{Ll}+(?=$|[\s.,:;!?…(])|\d \p{Lu}\p{Ll}|\p{L}{2,}[,.:]? \p{L}|\p{L} \p{L}{2,}|◦ \p{L}{2,}|\p{L}{2,} ◦/u
/** Stands for what is filled in. */
const HOLE = '◦'
/** Style sheets within scripts. */
const IS_CSS = /[{}]|\w: [^;]+;/
/** What elements are found by. */
const IS_SELECTOR = /\[[a-z-]+(=|\])/
/** The width of a column. */
const IS_MEASURE = /^[\d.]+(em|px|%)$/
const HAS_LETTER = /\p{L}/u

/** Names of needs, measures and readings as the server sends them, and what else only looks like a text. */
const NAMES = new Set([
  'at a price',
  'built-in harm',
  'side effect',
  'Virtuous',
  'Vicious',
  'looked at',
  'Host',
  'Subsistence',
  'Protection',
  'Affection',
  'Understanding',
  'Participation',
  'Leisure',
  'Creation',
  'Identity',
  'Freedom',
])

/** Sources that are no part of the screens: tests, the build, the design's values. */
const ELSEWHERE = /\.test\.tsx?$|^web\/(testing|build)\/|^web\/theme\/tokens\.ts$/

/** @param {string} words */
const looksLikeText = (words) =>
  LOOKS_LIKE_TEXT.test(words) && !NAMES.has(words) && !IS_CSS.test(words) && !IS_SELECTOR.test(words)

/** @param {string} name of an attribute, a property or a variable, or of a function that answers such a thing */
function isSeen(name) {
  if (name.startsWith('data-') && name !== 'data-label') return false
  const [lastWord = ''] = /[A-Za-z][a-z]*$/.exec(name.replace(/(Of|For)$/, '')) ?? []
  return SEEN.test(lastWord.toLowerCase())
}
/**
 * A field's name is for the browser, a variable's for people.
 * @param {string} name
 */
const isSeenVariable = (name) => name === 'name' || isSeen(name)

/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/**
 * @param {Node} node
 * @returns {string | undefined} what it says, if it is a text written out
 */
function wordsOf(node) {
  if (node.type === 'JSXText') return node.value
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral')
    return node.quasis.map((/** @type {Node} */ part) => part.value.cooked).join(HOLE)
  return undefined
}

/**
 * Where a text stands, by the nearest thing around it that tells.
 * @param {Node[]} around from the outermost to the nearest
 * @param {Node} text
 * @returns {'seen' | 'unseen' | 'unknown'}
 */
function placeOf(around, text) {
  for (const [at, node] of [...around.entries()].toReversed()) {
    const inner = around[at + 1] ?? text
    switch (node.type) {
      case 'JSXAttribute': {
        const name = node.name.type === 'JSXNamespacedName' ? '' : node.name.name
        return isSeen(name) ? 'seen' : UNSEEN.test(name) ? 'unseen' : 'unknown'
      }
      case 'JSXElement':
      case 'JSXFragment':
        return 'seen'
      case 'CallExpression':
      case 'NewExpression': {
        const name = node.callee.property?.name ?? node.callee.name ?? ''
        if (TOLD.test(name)) return inner === node.arguments[0] ? 'unseen' : 'seen'
        return TECHNICAL_CALL.test(name) || name.endsWith('Error') ? 'unseen' : 'unknown'
      }
      case 'AssignmentExpression': {
        const name = node.left.property?.name ?? ''
        return isSeen(name) || isSeenVariable(node.left.name ?? '') ? 'seen' : name === 'name' ? 'unseen' : 'unknown'
      }
      case 'VariableDeclarator':
        return isSeenVariable(node.id.name ?? '') ? 'seen' : 'unknown'
      case 'AssignmentPattern':
        return isSeenVariable(node.left.name ?? '') ? 'seen' : 'unknown'
      case 'Property': {
        if (inner === node.key) return 'unseen'
        const name = node.key.name ?? node.key.value ?? ''
        return isSeen(name) ? 'seen' : UNSEEN.test(name) ? 'unseen' : 'unknown'
      }
      case 'MemberExpression':
      case 'SwitchCase':
      case 'ImportDeclaration':
      case 'ImportExpression':
      case 'ExportNamedDeclaration':
        if (node.type === 'ExportNamedDeclaration' && !node.source) return 'unknown'
        if (node.type === 'SwitchCase' && inner !== node.test) return 'unknown'
        return 'unseen'
      case 'ConditionalExpression':
        // one and many
        if (inner !== node.test && node.test.right?.value === 1 && node.test.operator === '===') return 'seen'
        break
      case 'BinaryExpression':
        if (node.operator !== '+') return 'unseen'
        break
      case 'TSLiteralType':
      case 'TSTypeAnnotation':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
        return 'unseen'
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration': {
        const outer = around[at - 1]
        const name = node.id?.name ?? (outer?.type === 'VariableDeclarator' ? outer.id.name : outer?.key?.name) ?? ''
        return isSeen(name) ? 'seen' : 'unknown'
      }
    }
  }
  return 'unknown'
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {{ start: number, line: number, words: string }[]} every text for people that is written out here
 */
export function findWords(path, source) {
  if (ELSEWHERE.test(path)) return []
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  /** @type {{ start: number, line: number, words: string }[]} */
  const found = []
  /**
   * @param {any} node
   * @param {Node[]} around
   */
  const visit = (node, around) => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, around))
    if (typeof node?.type !== 'string') return
    const words = wordsOf(node)
    if (words !== undefined && HAS_LETTER.test(words) && !IS_MEASURE.test(words)) {
      const place = placeOf(around, node)
      if (place === 'seen' || (place === 'unknown' && looksLikeText(words)))
        found.push({ start: node.start, line: source.slice(0, node.start).split('\n').length, words: words.trim() })
    }
    const within = [...around, node]
    for (const part of Object.values(node)) visit(part, within)
  }
  visit(program, [])
  return found
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const sources = readdirSync(join(root, 'web'), { recursive: true })
    .map((name) => `web/${String(name)}`)
    .filter((path) => /\.tsx?$/.test(path))
  for (const path of sources) {
    for (const { line, words } of findWords(path, readFileSync(join(root, path), 'utf8'))) {
      console.error(`${path}:${line} says "${words}": texts for people stand in contract/messages.`)
      process.exitCode = 1
    }
  }
}
