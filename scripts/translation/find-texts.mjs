import { parseSync } from 'vite'

/**
 * A text of a source file: where it stands there, and what it says. What is filled in is shown by its name in braces.
 * @typedef {object} FoundText
 * @property {string} place the names around it, and its number where several stand in one place
 * @property {string} text
 * @property {Hole[]} holes
 * @property {number} start
 * @property {number} end
 */

/** @typedef {{ name: string, start: number, end: number }} Hole what fills it stands between these */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node */

/** Methods whose words are not said but looked for. */
const LOOKS_FOR = /^(includes|startsWith|endsWith|replace|replaceAll|split|join|get|has)$/
const COMPARES = /^([!=]==?|[<>]=?|in|instanceof)$/
/** Names of what the grammar goes by, and the words by which its functions are told what to do. */
const FOR_GRAMMAR = /^(gender|TAG)$/
const TELLS_GRAMMAR = /^(first|after|codes|words)$/
const HAS_LETTER = /\p{L}/u

/**
 * Every text for people in a file of texts, in the order in which they stand there.
 * @param {string} path
 * @param {string} source
 * @returns {FoundText[]}
 */
export function findTexts(path, source) {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  /** @type {FoundText[]} */
  const found = []
  /**
   * @param {any} node
   * @param {string[]} around
   * @returns {void}
   */
  const visit = (node, around) => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, around))
    if (typeof node?.type !== 'string') return
    const said = textOf(node)
    if (said) found.push({ place: around.join(' · '), ...said, start: node.start, end: node.end })
    const name = nameOf(node)
    for (const part of partsOf(node)) visit(part, name ? [...around, name] : around)
  }
  visit(program, [])
  return numbered(found)
}

/** @param {Node} node */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string')
    return HAS_LETTER.test(node.value) ? { text: node.value, holes: [] } : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  /** @type {string[]} */
  const written = node.quasis.map((/** @type {Node} */ part) => part.value.cooked)
  if (written.every((part) => part.trim() === '')) return undefined
  const all = written.join('')
  /** @type {Hole[]} */
  const holes = []
  for (const expression of node.expressions) {
    const plain = holeName(expression)
    let name = plain
    for (let n = 2; holes.some((hole) => hole.name === name) || all.includes(`{${name}}`); n += 1)
      name = `${plain} ${n}`
    holes.push({ name, start: expression.start, end: expression.end })
  }
  const text = written.map((part, at) => (at === 0 ? part : `{${holes[at - 1]?.name}}${part}`)).join('')
  return { text, holes }
}

/**
 * What fills a hole, for whoever reads it: the last name that says what it is, not what is done with it.
 * @param {any} node
 * @returns {string}
 */
function holeName(node) {
  if (node.name) return node.name
  if (node.callee) return holeName(node.arguments.find((/** @type {Node} */ one) => nameable(one)) ?? node.callee)
  if (node.property) return node.computed ? holeName(node.object) : node.property.name
  for (const part of [node.expression, node.left, node.consequent, node.test, node.argument]) {
    if (part && nameable(part)) return holeName(part)
  }
  return 'text'
}

/** @param {any} node */
const nameable = (node) => Boolean(node.name ?? node.callee ?? node.property ?? node.expression ?? node.left)

/**
 * What a reader would call the place of a text.
 * @param {Node} node
 * @returns {string | undefined}
 */
function nameOf(node) {
  switch (node.type) {
    case 'VariableDeclarator':
      // the texts of a file are one value, which is called like the file
      return node.id.name?.endsWith('Messages') ? undefined : node.id.name
    case 'Property':
      return node.key.name ?? String(node.key.value)
    case 'FunctionDeclaration':
      return node.id.name
    case 'SwitchCase':
      return node.test?.value
    case 'ObjectExpression':
      return idOf(node)
    default:
      return undefined
  }
}

/**
 * Entries of a catalogue are told apart by their ids.
 * @param {Node} node
 */
function idOf({ properties }) {
  const id = properties.find((/** @type {Node} */ { key }) => key?.value === 'id')?.value.value
  return typeof id === 'number' ? String(id) : undefined
}

/**
 * The parts of a node in which texts are said, and not types, names or what the code goes by.
 * @param {Node} node
 * @returns {unknown[]}
 */
function partsOf(node) {
  if (typeof node.expression === 'object') return [node.expression]
  if (node.type.startsWith('TS') || node.type === 'ImportDeclaration') return []
  switch (node.type) {
    case 'VariableDeclarator':
      return FOR_GRAMMAR.test(node.id.name) ? [] : [node.init]
    case 'Property':
      return FOR_GRAMMAR.test(node.key.name) ? [] : [node.value]
    case 'MemberExpression':
      return [node.object]
    case 'SwitchCase':
      return node.consequent
    case 'BinaryExpression':
      return COMPARES.test(node.operator) ? [] : [node.left, node.right]
    case 'NewExpression':
      return node.callee.object?.name === 'Intl' ? [] : node.arguments
    case 'CallExpression':
      return LOOKS_FOR.test(node.callee.property?.name)
        ? [node.callee]
        : [node.callee, ...node.arguments.filter((/** @type {Node} */ { value }) => !TELLS_GRAMMAR.test(value))]
    case 'AssignmentPattern':
      return TELLS_GRAMMAR.test(node.right.value) ? [] : [node.right]
    default:
      return Object.values(node)
  }
}

/**
 * @param {FoundText[]} texts
 * @returns {FoundText[]}
 */
function numbered(texts) {
  const counts = new Map()
  for (const { place } of texts) counts.set(place, (counts.get(place) ?? 0) + 1)
  const met = new Map()
  return texts.map((text) => {
    if (counts.get(text.place) === 1) return text
    met.set(text.place, (met.get(text.place) ?? 0) + 1)
    return { ...text, place: `${text.place} · ${met.get(text.place)}` }
  })
}
