// Rules about folders, used by check-imports.mjs. (oxlint's import/no-cycle finds cycles between files.)

/** More entries than this are hard to find one's way in. */
const MOST_ENTRIES = 40
/** Folders that were larger when the rule came. Remove a folder from this list once it is small enough. */
const STILL_TOO_LARGE = [
  'contract',
  'contract/messages',
  'e2e',
  'server/db',
  'web/features/room/scenes',
  'web/features/solutions',
]

/**
 * @param {string[]} paths of all files
 * @returns {string[]} one sentence per folder that has too many entries
 */
export function findLargeFolders(paths) {
  /** @type {Map<string, Set<string>>} */
  const entries = new Map()
  for (const path of paths) {
    const names = path.split('/')
    for (const [depth, name] of names.entries()) {
      const folder = names.slice(0, depth).join('/')
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name))
    }
  }
  return [...entries].flatMap(([folder, { size }]) => {
    if (size > MOST_ENTRIES === STILL_TOO_LARGE.includes(folder)) return []
    return size > MOST_ENTRIES
      ? `${folder} has ${size} entries, and ${MOST_ENTRIES} are allowed: group them by subject.`
      : `${folder} has ${size} entries now: remove it from STILL_TOO_LARGE in scripts/checks/check-folders.mjs.`
  })
}

/**
 * Tests do not count: they stand beside their subject and use the whole product.
 * @param {{ from: string, to: string }[]} links which file imports which
 * @returns {string[] | undefined} folders that import each other in a cycle, from one to itself
 */
export function findFolderCycle(links) {
  /** @type {Map<string, Set<string>>} */
  const imports = new Map()
  for (const { from, to } of links) {
    if (/\.test\.tsx?$/.test(from) || folderOf(from) === folderOf(to)) continue
    imports.set(folderOf(from), (imports.get(folderOf(from)) ?? new Set()).add(folderOf(to)))
  }
  const done = new Set()
  /**
   * @param {string} folder
   * @param {string[]} way that led here
   * @returns {string[] | undefined}
   */
  const follow = (folder, way) => {
    if (way.includes(folder)) return [...way.slice(way.indexOf(folder)), folder]
    if (done.has(folder)) return undefined
    for (const next of imports.get(folder) ?? []) {
      const cycle = follow(next, [...way, folder])
      if (cycle) return cycle
    }
    done.add(folder)
    return undefined
  }
  for (const folder of imports.keys()) {
    const cycle = follow(folder, [])
    if (cycle) return cycle
  }
  return undefined
}

/**
 * A file directly in a package (server/app.ts) counts as a folder. The contract is one folder: a slice and its texts in
 * messages/ name each other.
 * @param {string} path
 */
function folderOf(path) {
  const parts = path.split('/')
  if (parts[0] === 'contract') return 'contract'
  return parts.length > 2 ? parts.slice(0, -1).join('/') : path
}
