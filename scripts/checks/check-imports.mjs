// Part of `npm run lint`: which folder may import which, and how large folders are. .oxlintrc.json has the cycles between
// files, and the places of fetch, storage and SQL.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync, Visitor } from 'vite'
import { findFolderCycle, findLargeFolders } from './check-folders.mjs'

/** What the browser loads of the contract; the rest would bring the validator along. */
const CONTRACT_FOR_BROWSERS = [
  'contract/freshness.ts',
  'contract/limits.ts',
  'contract/measure-colours.ts',
  'contract/markdown.ts',
  'contract/find-addresses.ts',
  'contract/reading.ts',
  'contract/agreement.ts',
  'contract/gaps.ts',
  'contract/ring-layout.ts',
  'contract/ring-names.ts',
  'contract/outline.ts',
  'contract/text-length.ts',
  'contract/made-once.ts',
  'contract/visible-ids.ts',
  'contract/catalogue-lists.ts',
  'contract/catalogue-languages.ts',
  'contract/catalogue-rules.ts',
  'contract/catalogue-changes.ts',
  'contract/agenda-place.ts',
  'contract/usual-agendas.ts',
  'contract/refusals.ts',
  'contract/numbered-people.ts',
]
/** @param {string} path */
const isForBrowsers = (path) => path.startsWith('contract/messages/') || CONTRACT_FOR_BROWSERS.includes(path)
/** The floors of the web application, the upper ones first: each may import what stands below it. */
const WEB_FLOORS = ['app', 'features', 'domain', 'ui', 'lib']
/** The rooms of its lowest floor, in the same way. */
const LIB_ROOMS = ['edits', 'live', 'queries', 'http', 'session', 'text']
/** The rooms of the server from the top down: each imports only what stands below it. docs/architecture.md draws it. */
export const SERVER_ROOMS = [
  'main.ts',
  'cli',
  'app.ts',
  'process',
  'host',
  'results',
  'steps',
  'history',
  'live',
  'http',
  'solution-parts',
  'workshop',
  'exchange',
  'catalogue',
  'db',
  'config.ts',
  'formats',
  'build-info.ts',
  'errors',
]
/** Rooms whose folders are calls of their own; in them HTTP ends at the routes. */
const WITH_ROUTES = ['steps', 'history', 'results', 'host']
/** Where folders must not import each other in a cycle. */
const WITHOUT_CYCLES = ['contract', 'scripts', 'server', 'web']

/**
 * @typedef {{ from: string, to: string, typeOnly: boolean }} Import from: path of the file, to: path or package name
 * @typedef {{ says: string, broken: (link: Import) => boolean }} Rule
 */

/** @param {string} path */
const isTest = (path) => /\.test\.tsx?$/.test(path) || /^(web|server)\/testing\//.test(path)
/**
 * @param {string} path
 * @param {...string} places
 */
const isIn = (path, ...places) => places.some((place) => path.startsWith(`${place}/`))
/** @param {string} path */
const featureOf = (path) => /^web\/features\/([^/]+)\//.exec(path)?.[1]
/**
 * Which of these folders (or files) of a place a path belongs to; undefined where it is in none of them.
 * @param {string[]} order
 * @param {string} place
 * @param {string} path
 */
function floorOf(order, place, path) {
  const floor = order.findIndex((room) => path === `${place}/${room}` || isIn(path, `${place}/${room}`))
  return floor === -1 ? undefined : floor
}
/**
 * @param {string[]} order the folders of `place`, the upper ones first
 * @param {string} place
 * @param {string} from
 * @param {string} to
 */
function goesUp(order, place, from, to) {
  const floor = floorOf(order, place, from)
  const target = floorOf(order, place, to)
  return floor !== undefined && target !== undefined && target < floor
}
/**
 * steps/metrics, host/cockpit
 * @param {string} path
 * @param {string} room
 */
const partOf = (path, room) => new RegExp(`^server/${room}/([^/]+)/`).exec(path)?.[1]
/** @param {string} path */
const isRoute = (path) => path.endsWith('.routes.ts')

/** @type {Rule[]} */
const rules = [
  {
    says: 'web and server never import each other; what both need belongs to contract',
    broken: ({ from, to }) => (isIn(from, 'web') && isIn(to, 'server')) || (isIn(from, 'server') && isIn(to, 'web')),
  },
  {
    says: 'contract imports itself and typebox, nothing else',
    broken: ({ from, to }) =>
      isIn(from, 'contract') && !isTest(from) && !isIn(to, 'contract') && !/^typebox(\/|$)/.test(to),
  },
  {
    says: `the browser gets only contract/messages and ${CONTRACT_FOR_BROWSERS.join(', ')} of the contract; write "import type"`,
    broken: ({ from, to, typeOnly }) =>
      isIn(from, 'web') &&
      !isTest(from) &&
      !isIn(from, 'web/build') &&
      isIn(to, 'contract') &&
      !typeOnly &&
      !isForBrowsers(to),
  },
  {
    says: 'typebox and Node itself have no place in the browser',
    broken: ({ from, to, typeOnly }) =>
      isIn(from, 'web') && !isTest(from) && !isIn(from, 'web/build') && !typeOnly && /^(node:|typebox(\/|$))/.test(to),
  },
  {
    says: 'a feature does not import another one; move what both need down to domain, ui, lib or contract',
    broken: ({ from, to }) => Boolean(featureOf(from) && featureOf(to) && featureOf(from) !== featureOf(to)),
  },
  {
    says: `imports go down, ${WEB_FLOORS.join(' → ')}`,
    broken: ({ from, to }) => !isTest(from) && goesUp(WEB_FLOORS, 'web', from, to),
  },
  {
    says: `within lib imports go down, ${LIB_ROOMS.join(' → ')}`,
    broken: ({ from, to }) => !isTest(from) && goesUp(LIB_ROOMS, 'web/lib', from, to),
  },
  {
    says: 'ui shows what it is given and asks the server nothing',
    broken: ({ from, to }) =>
      isIn(from, 'web/ui') && !isTest(from) && (to === 'web/lib/http/api-client.ts' || to.endsWith('.queries.ts')),
  },
  {
    says: `a room of the server imports only what stands below it: ${SERVER_ROOMS.join(', ')}`,
    broken: ({ from, to }) => !isTest(from) && goesUp(SERVER_ROOMS, 'server', from, to),
  },
  {
    says: 'every folder of the server has its place among the rooms: name it in SERVER_ROOMS',
    broken: ({ from }) => isIn(from, 'server') && !isTest(from) && floorOf(SERVER_ROOMS, 'server', from) === undefined,
  },
  ...['steps', 'host'].map((room) => ({
    says: `a part of ${room} does not import another one; move what both need down to solution-parts or workshop`,
    /** @param {Import} link */
    broken: ({ from, to }) => {
      const [one, other] = [partOf(from, room), partOf(to, room)]
      return one !== undefined && other !== undefined && one !== other
    },
  })),
  {
    says: `in ${WITH_ROUTES.join(', ')} only *.routes.ts know HTTP, and below http nobody does`,
    broken: ({ from, to }) => {
      const floor = floorOf(SERVER_ROOMS, 'server', from) ?? 0
      const isBelowRoutes = isIn(from, ...WITH_ROUTES.map((room) => `server/${room}`)) && !isRoute(from)
      const knowsHttp = isIn(to, 'server/http') || /^(@?fastify|node:http)/.test(to)
      return !isTest(from) && knowsHttp && (isBelowRoutes || floor > SERVER_ROOMS.indexOf('http'))
    },
  },
  {
    says: 'only tests import what is in testing',
    broken: ({ from, to }) =>
      isIn(from, 'web', 'server', 'contract') && !isTest(from) && isIn(to, 'web/testing', 'server/testing'),
  },
  {
    says: 'the product is built from contract, server, web and packages alone; build-inputs.mjs hashes nothing else',
    broken: ({ from, to }) =>
      isIn(from, 'contract', 'server', 'web') && !isTest(from) && isIn(to, 'bench', 'deploy', 'docs', 'e2e', '..'),
  },
]

/**
 * @param {string} path
 * @param {string} source
 * @returns {Import[]}
 */
export function readImports(path, source) {
  const { program, comments, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors[0]?.message}`)
  /** @type {Import[]} */
  const found = []
  const add = (/** @type {string | undefined} */ target, /** @type {boolean} */ typeOnly) => {
    if (target !== undefined) found.push({ from: path, to: locate(path, target), typeOnly })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source.value, node.importKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source.value, node.exportKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source?.value, node.exportKind === 'type'),
    ImportExpression: (node) => add(textOf(node.source), false),
    TSImportType: (node) => add(node.source.value, true),
  }).visit(program)
  // a script without types of its own names them in its comments
  if (path.endsWith('.mjs'))
    for (const { value } of comments)
      for (const [, target] of value.matchAll(/\bimport\('([^'\n]+)'\)/g)) add(target, true)
  return found
}

/**
 * @param {import('vite').ESTree.Expression} node
 * @returns {string | undefined} what it says, if it is a text written out without holes
 */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0]?.value.cooked ?? undefined
  return undefined
}

/**
 * @param {string} from
 * @param {string} target
 */
function locate(from, target) {
  if (target.startsWith('#contract/')) return target.slice(1)
  return target.startsWith('.') ? posix.join(posix.dirname(from), target) : target
}

/**
 * @param {string} path
 * @param {string} source
 * @returns {string[]} one sentence for each import that goes the wrong way
 */
export function findWrongImports(path, source) {
  return readImports(path, source).flatMap(judge)
}

/** @param {Import} link */
function judge(link) {
  return rules.filter((rule) => rule.broken(link)).map((rule) => `${link.from} imports ${link.to}: ${rule.says}.`)
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function listFiles(root) {
  return ['contract', 'server', 'web', 'scripts', 'e2e', 'bench']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => !path.includes('/node_modules/'))
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = listFiles(root)
  const sources = files.filter((path) => /\.(tsx?|mjs)$/.test(path))
  const links = sources.flatMap((path) => readImports(path, readFileSync(join(root, path), 'utf8')))
  const cycle = findFolderCycle(
    links.filter(({ from, to }) => isIn(from, ...WITHOUT_CYCLES) && isIn(to, ...WITHOUT_CYCLES)),
  )
  const wrong = [...links.flatMap(judge), ...findLargeFolders(files)]
  if (cycle) wrong.push(`These folders import each other in a cycle: ${cycle.join(' → ')}.`)
  for (const sentence of wrong) console.error(sentence)
  if (wrong.length > 0) process.exitCode = 1
}
