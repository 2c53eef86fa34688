/** @typedef {Map<string, Set<string>>} Graph what each file or folder imports */

/**
 * Circles of files, then circles of folders, each in one sentence. Types count: whoever reads a file reads those it
 * names. Tests do not make a circle of folders: they stand beside their subject and use the whole product.
 * @param {{ from: string, to: string }[]} links
 * @returns {string[]}
 */
export function findCircles(links) {
  const between = links.filter(({ from, to }) => !/\.test\.tsx?$/.test(from) && roomOf(from) !== roomOf(to))
  const folders = between.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }))
  return [
    ...circlesOf(graphOf(links)).map((circle) => `These files import each other in a circle: ${circle.join(', ')}.`),
    ...circlesOf(graphOf(folders)).map(
      (circle) => `These folders import each other in a circle: ${circle.join(', ')}.`,
    ),
  ]
}

/**
 * The folder of a file; one that lies directly in a package (server/app.ts) is a room of its own. The contract is one
 * room: a slice and its words in messages/ name each other.
 * @param {string} path
 */
function roomOf(path) {
  const parts = path.split('/')
  if (parts[0] === 'contract') return 'contract'
  return parts.length > 2 ? parts.slice(0, -1).join('/') : path
}

/**
 * @param {{ from: string, to: string }[]} links
 * @returns {Graph}
 */
function graphOf(links) {
  const graph = new Map()
  for (const { from, to } of links) {
    if (!graph.has(from)) graph.set(from, new Set())
    if (!graph.has(to)) graph.set(to, new Set())
    graph.get(from).add(to)
  }
  return graph
}

/**
 * Groups in which everything reaches everything else (Tarjan's strongly connected components).
 * @param {Graph} graph
 * @returns {string[][]}
 */
function circlesOf(graph) {
  /** @type {Map<string, { order: number, lowest: number, isOpen: boolean }>} */
  const seen = new Map()
  /** @type {string[]} */
  const open = []
  /** @type {string[][]} */
  const circles = []

  /** @param {string} name */
  function visit(name) {
    const here = { order: seen.size, lowest: seen.size, isOpen: true }
    seen.set(name, here)
    open.push(name)
    for (const next of graph.get(name) ?? []) {
      const known = seen.get(next) ?? visit(next)
      if (known.isOpen) here.lowest = Math.min(here.lowest, known.lowest)
    }
    if (here.lowest === here.order) close(name)
    return here
  }

  /** @param {string} first */
  function close(first) {
    const circle = open.splice(open.indexOf(first))
    for (const name of circle) Object.assign(seen.get(name) ?? {}, { isOpen: false })
    if (circle.length > 1) circles.push(circle.toSorted())
  }

  for (const name of graph.keys()) if (!seen.has(name)) visit(name)
  return circles
}
