import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/**
 * What the thread runs: on a connection of its own it copies what is committed at one moment, and looks whether the copy
 * is whole. It is text because each of the built programs is one file, and has none beside it that a thread could load.
 */
const COPY = `
const { workerData: { driver, file, target } } = require('node:worker_threads')
const Database = require(driver)
try {
  const database = new Database(file)
  database.pragma('busy_timeout = 5000')
  database.prepare('vacuum into ?').run(target)
  database.close()
  const copy = new Database(target)
  const [found] = copy.prepare('pragma quick_check').all([])
  copy.close()
  if (found.quick_check !== 'ok') throw new Error('the copy is not whole')
} catch (error) {
  // one of the driver's own loses its words on the way out of the thread
  throw new Error(error.message)
}
`

/** Copies the embedded database while it is in use. A large one takes seconds, which nobody else must wait for. */
export function copyInThread(file: string, target: string): Promise<void> {
  const driver = createRequire(import.meta.url).resolve('better-sqlite3')
  const thread = new Worker(COPY, { eval: true, workerData: { driver, file, target } })
  return new Promise((resolve, reject) => {
    thread.once('error', reject)
    thread.once('exit', resolve)
  })
}
