import { parseSync } from 'vite'

/**
 * The titles of the tests and groups in a file, as they are written there (`%s` and `${...}` stay as they are).
 * @param {string} path
 * @param {string} source
 * @returns {Set<string>}
 */
export function titlesOf(path, source) {
  /** @type {Set<string>} */
  const titles = new Set()
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node?.type !== 'string') return
    const [first, ...others] = node.type === 'CallExpression' ? node.arguments : []
    if (first && others.some(isFunction) && /^(test|it|describe|each|behind|with)/.test(rootOf(node.callee))) {
      if (first.type === 'Literal' && typeof first.value === 'string') titles.add(first.value)
      if (first.type === 'TemplateLiteral') titles.add(source.slice(first.start + 1, first.end - 1))
    }
    for (const part of Object.values(node)) visit(part)
  }
  visit(parseSync(path, source).program)
  return titles
}

/**
 * `test` of test(...), test.for([...])(...) and test.describe.configure(...).
 * @param {any} node
 * @returns {string}
 */
const rootOf = (node) => node.name ?? (node.object || node.callee ? rootOf(node.object ?? node.callee) : '')

/** @param {{ type: string }} node */
const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression'
