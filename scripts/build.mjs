import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build as buildServer, formatMessages } from 'esbuild'
import { hashBuildInputs } from './build-inputs.mjs'
import { buildWeb } from './build-web.mjs'
import { withLock } from './lock.mjs'
import { SetupError, withProgress } from './progress.mjs'
import { serverBundle } from './server-bundle.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const unfinished = '.dist-'

/** Builds server and web beside dist and swaps the folders at the end: dist is whole at every moment. */
export async function build() {
  const buildId = hashBuildInputs(root)
  const target = join(root, `${unfinished}${process.pid}`)
  try {
    const [server, web] = await Promise.allSettled([
      buildServer(serverBundle(root, { outdir: join(target, 'server'), buildId })),
      buildWeb(root, join(target, 'web')),
    ])
    if (server.status === 'rejected') throw await readableFailure('server', server.reason)
    if (web.status === 'rejected') throw await readableFailure('web', web.reason)
    writeFileSync(join(target, '.inputs'), buildId)
    swap(target)
  } finally {
    rmSync(target, { recursive: true, force: true })
  }
}

/** @param {string} target */
function swap(target) {
  const dist = join(root, 'dist')
  const previous = `${target}-previous`
  if (existsSync(dist)) renameSync(dist, previous)
  renameSync(target, dist)
  // Killed builds left theirs behind, and no other build runs under this lock.
  for (const name of readdirSync(root)) {
    if (name.startsWith(unfinished)) rmSync(join(root, name), { recursive: true, force: true })
  }
}

/**
 * @param {string} part
 * @param {Error & { errors?: import('esbuild').Message[] }} reason
 */
async function readableFailure(part, reason) {
  const text =
    part === 'server' && reason.errors
      ? (await formatMessages(reason.errors, { kind: 'error', color: process.stdout.isTTY })).join('\n')
      : reason.message
  return new SetupError(`The ${part} could not be built:\n\n${text}`, { cause: reason })
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    await withLock(join(root, '.prepare-lock'), () => withProgress('Building', build))
  } catch (error) {
    console.error(error instanceof SetupError ? error.message : error)
    process.exitCode = 1
  }
}
