import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'

export interface FoundRegex {
  /** `contract/markdown.ts:19` */
  place: string
  source: string
  flags: string
}

export interface FoundRegexes {
  literals: FoundRegex[]
  /** Source texts of `new RegExp(...)` calls whose pattern is not a plain string. */
  built: { place: string; code: string }[]
}

/** Files that run with texts from outside: not the tests, and not the build, which reads the project's own files. */
const isServed = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(^|\/)testing\/|^web\/build\//.test(path)

export function collectRegexes(root: string, folders: readonly string[]): FoundRegexes {
  const found: FoundRegexes = { literals: [], built: [] }
  for (const folder of folders) {
    for (const name of readdirSync(join(root, folder), { recursive: true })) {
      const path = `${folder}/${String(name)}`
      if (isServed(path)) findRegexes(path, readFileSync(join(root, path), 'utf8'), found)
    }
  }
  return found
}

export function findRegexes(path: string, code: string, found: FoundRegexes) {
  const place = (start: number) => `${path}:${code.slice(0, start).split('\n').length}`
  const addCall = (node: { start: number; end: number; callee: object; arguments: object[] }) => {
    if (!('name' in node.callee) || node.callee.name !== 'RegExp') return
    const [pattern, flags] = node.arguments.map((each) => ('value' in each ? each.value : rawTextOf(each)))
    if (typeof pattern === 'string') {
      found.literals.push({ place: place(node.start), source: pattern, flags: typeof flags === 'string' ? flags : '' })
    } else found.built.push({ place: place(node.start), code: code.slice(node.start, node.end) })
  }
  new Visitor({
    Literal(node) {
      if ('regex' in node)
        found.literals.push({ place: place(node.start), source: node.regex.pattern, flags: node.regex.flags })
    },
    NewExpression: addCall,
    CallExpression: addCall,
    // schemas of the contract: `Type.String({ pattern: '^\\d+$' })`
    Property({ key, value, start }) {
      if (!('name' in key) || key.name !== 'pattern' || !path.startsWith('contract/')) return
      if (value.type === 'Literal' && typeof value.value === 'string') {
        found.literals.push({ place: place(start), source: value.value, flags: 'u' })
      } else if (value.type === 'TemplateLiteral') {
        found.built.push({ place: place(start), code: code.slice(value.start, value.end) })
      }
    },
  }).visit(parseSync(path, code).program)
}

/** The text of a `String.raw` template without holes. */
function rawTextOf(node: object): string | undefined {
  if (!('quasi' in node)) return undefined
  const { quasis, expressions } = node.quasi as { quasis: { value: { raw: string } }[]; expressions: object[] }
  return expressions.length === 0 ? quasis[0]?.value.raw : undefined
}
