import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { serverBundle } from '../../../scripts/server-bundle.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The server again, so that it can be killed at any statement; and a stranger who gives it no rest. */
const FOR_TESTS = [
  'server/testing/processes/killed-start.ts',
  'server/testing/processes/flood.ts',
  'server/testing/processes/member-flood.ts',
]

/**
 * The server and its commands as they are shipped, without the web. Below node_modules, where the packages left outside
 * of the bundle are found and nobody's tools look.
 */
export async function buildProcesses(): Promise<{ folder: string; remove(): void }> {
  const folder = join(root, 'node_modules', '.cache', `ninefold-processes-${process.pid}`)
  const remove = () => rmSync(folder, { recursive: true, force: true })
  remove()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  try {
    const shipped = serverBundle(root, { outdir: join(folder, 'server'), buildId: 'test' })
    await build({ ...shipped, entryPoints: [...(shipped.entryPoints as string[]), ...FOR_TESTS] })
  } catch (error) {
    remove()
    throw error
  }
  return { folder: join(folder, 'server'), remove }
}
