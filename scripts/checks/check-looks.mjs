// Part of `npm run lint`: every class that a component names is in its style sheet, and every class of a sheet is used.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'

/** The shared looks, whose classes have the same name everywhere. */
const SHARED = ['web/theme/looks.css', 'web/theme/global.css']
/** Props that take class names. */
const CLASS_PROPS = /^(className|inputClassName)$/

/**
 * @param {string} sheet
 * @returns {Set<string>} the classes it has rules for
 */
export function classesOf(sheet) {
  const selectors = sheet.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|\{[^{}]*\}/g, '{}')
  return new Set([...selectors.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
}

/**
 * @typedef {object} Named
 * @property {Map<string, string>} modules imported style sheets, by the name they have in the script
 * @property {{ sheet: string, name: string }[]} own classes of these sheets
 * @property {Set<string>} whole sheets that are handed on as a whole
 * @property {Set<string>} shared words in the text of a class name
 */

/**
 * @param {string} path
 * @param {string} source
 * @returns {Named}
 */
export function namedIn(path, source) {
  const { program } = parseSync(path, source)
  /** @type {Named} */
  const named = { modules: new Map(), own: [], whole: new Set(), shared: new Set() }
  const words = (/** @type {string} */ text) => text.split(/\s+/).filter(Boolean)
  /** Literals of a class name; what is compared or looked up in it is none. */
  const collect = (/** @type {any} */ node) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) node.forEach(collect)
    else if (node.type === 'Literal' && typeof node.value === 'string')
      for (const word of words(node.value)) named.shared.add(word)
    else if (node.type === 'TemplateLiteral') {
      for (const { value } of node.quasis) for (const word of words(value.cooked ?? '')) named.shared.add(word)
      node.expressions.forEach(collect)
    } else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(collect)
    else if (node.type === 'LogicalExpression') collect(node.right)
    else if (node.type === 'JSXExpressionContainer') collect(node.expression)
    else if (node.type === 'CallExpression') node.arguments.forEach(collect)
  }
  /** @type {Set<unknown>} */
  const objects = new Set()
  new Visitor({
    ImportDeclaration: ({ source: { value }, specifiers }) => {
      if (!value.endsWith('.module.css')) return
      for (const { local } of specifiers) {
        named.modules.set(local.name, posix.join(posix.dirname(path), value))
        objects.add(local)
      }
    },
    MemberExpression: ({ object, property, computed }) => {
      const sheet = object.type === 'Identifier' ? named.modules.get(object.name) : undefined
      if (!sheet) return
      objects.add(object)
      if (!computed && property.type === 'Identifier') named.own.push({ sheet, name: property.name })
      else named.whole.add(sheet)
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && CLASS_PROPS.test(name.name)) collect(value)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && CLASS_PROPS.test(key.name)) collect(value)
    },
    Identifier: (node) => {
      const sheet = named.modules.get(node.name)
      if (sheet && !objects.has(node)) named.whole.add(sheet)
    },
  }).visit(program)
  return named
}

/**
 * @param {Map<string, string>} files path and text of all style sheets and components
 * @returns {string[]} one sentence for each class that is misspelt or unused
 */
export function findWrongLooks(files) {
  const sheets = new Map(
    [...files].filter(([path]) => path.endsWith('.css')).map(([path, text]) => [path, classesOf(text)]),
  )
  const shared = new Set(SHARED.flatMap((path) => [...(sheets.get(path) ?? [])]))
  const used = new Set()
  const composed = new Set(
    [...files].flatMap(([path, text]) =>
      [...text.matchAll(/composes:([^;]+);/g)].flatMap(([, names = '']) =>
        names
          .trim()
          .split(/\s+/)
          .map((name) => `${path} ${name}`),
      ),
    ),
  )
  const wrong = []
  for (const [path, source] of files) {
    if (path.endsWith('.css')) continue
    const named = namedIn(path, source)
    for (const sheet of named.modules.values())
      if (!sheets.has(sheet)) wrong.push(`${path} imports ${sheet}, which is not there.`)
    for (const { sheet, name } of named.own) {
      if (sheets.get(sheet)?.has(name) === false) wrong.push(`${path} names .${name}, which is not in ${sheet}.`)
      used.add(`${sheet} ${name}`)
    }
    for (const sheet of named.whole) for (const name of sheets.get(sheet) ?? []) used.add(`${sheet} ${name}`)
    for (const name of named.shared) {
      if (!shared.has(name)) wrong.push(`${path} names the class "${name}", which is not in ${SHARED.join(' or ')}.`)
      for (const sheet of SHARED) used.add(`${sheet} ${name}`)
    }
  }
  for (const [sheet, names] of sheets) {
    if (!sheet.endsWith('.module.css') && !SHARED.includes(sheet)) continue
    for (const name of names) {
      const isUsed = used.has(`${sheet} ${name}`) || composed.has(`${sheet} ${name}`) || name.startsWith('mantine-')
      if (!isUsed) wrong.push(`${sheet} has a class .${name} that no component names.`)
    }
  }
  return wrong
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const paths = readdirSync(join(root, 'web'), { recursive: true })
    .map((name) => `web/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => /\.(css|tsx?)$/.test(path) && !/\.test\.tsx?$/.test(path) && existsSync(join(root, path)))
  const wrong = findWrongLooks(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])))
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exitCode = 1
}
