import { createHash } from 'node:crypto'
import { rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/**
 * Does the work while no other process does it in this folder. The lock is a listening socket: the system
 * closes it however its owner ends, so a killed installation never leaves a lock behind that nobody holds.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(folder, work) {
  // beside the folder the path could outgrow the 100 bytes a socket may have
  const name = createHash('sha256').update(`${userInfo().username}:${folder}`).digest('hex').slice(0, 16)
  const path = join(tmpdir(), `ninefold-${name}.sock`)
  let lock = await tryListen(path)
  while (!lock) {
    // an owner that is gone refuses the connection and leaves the file; a living one holds it until it is done
    if (!(await untilOwnerEnds(path))) rmSync(path, { force: true })
    lock = await tryListen(path)
  }
  try {
    return await work()
  } finally {
    const held = lock
    await new Promise((resolve) => held.close(resolve))
  }
}

/**
 * @param {string} path
 * @returns {Promise<import('node:net').Server | undefined>}
 */
function tryListen(path) {
  return new Promise((resolve, reject) => {
    const waiting = new Set()
    const server = createServer((socket) => {
      waiting.add(socket)
      socket.on('error', () => {}).on('close', () => waiting.delete(socket))
    })
    const close = server.close.bind(server)
    server.close = (done) => {
      close(done)
      for (const socket of waiting) socket.destroy()
      return server
    }
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(path, () => resolve(server))
  })
}

/**
 * @param {string} path
 * @returns {Promise<boolean>} false when there was no living owner
 */
function untilOwnerEnds(path) {
  return new Promise((resolve) => {
    let connected = false
    const socket = connect(path)
    socket.on('connect', () => (connected = true))
    socket.on('error', () => {})
    socket.on('close', () => resolve(connected))
    socket.resume()
  })
}
