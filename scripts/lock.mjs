import { readFileSync, renameSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'

/** The owner of a lock refreshes it every second, unless it is busy. Nothing that we do keeps it busy for so long. */
const STALE_AFTER_MS = 10 * 60_000

/** The locks of this process. Another one with our number, for example in an earlier container, may have left a lock. */
const held = new Set()

/**
 * Does the work while no other process does work under this lock. The lock is a file with the number of its owner, created
 * exclusively, which works on every operating system. A killed owner leaves it behind, and the next process takes it over.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  while (!tryLock(path)) await setTimeout(200)
  held.add(path)
  const refresh = setInterval(() => utimes(path, new Date(), new Date(), () => {}), 1000)
  const release = () => rmSync(path, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(refresh)
    process.off('exit', release)
    release()
    held.delete(path)
  }
}

/**
 * @param {string} path
 * @returns {boolean} whether this process owns the lock now
 */
export function tryLock(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
  }
  try {
    if (isStale(path)) {
      // Renamed first, so that of several processes only one removes it.
      renameSync(path, `${path}-${process.pid}`)
      rmSync(`${path}-${process.pid}`)
    }
  } catch {
    // It was released or taken over a moment ago.
  }
  return false
}

/** @param {string} path */
function isStale(path) {
  if (Date.now() - statSync(path).mtimeMs > STALE_AFTER_MS) return true
  const owner = Number(readFileSync(path, 'utf8'))
  if (owner === process.pid) return !held.has(path)
  // Its owner has created it and not yet written its number.
  if (owner === 0) return false
  try {
    process.kill(owner, 0)
    return false
  } catch (error) {
    // EPERM: it belongs to another user, and is alive.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH'
  }
}
