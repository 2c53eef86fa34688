import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * How the server becomes JavaScript: one file for the server and one for each command-line tool, packages left outside.
 * @param {string} root
 * @param {{ outdir: string, buildId: string }} options
 * @returns {import('esbuild').BuildOptions}
 */
export function serverBundle(root, { outdir, buildId }) {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return {
    absWorkingDir: root,
    entryPoints: ['server/main.ts', ...commandLineTools(root)],
    outbase: 'server',
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    define: { __BUILD_ID__: JSON.stringify(buildId), __VERSION__: JSON.stringify(version) },
    logLevel: 'silent',
  }
}

/** @param {string} root */
function commandLineTools(root) {
  if (!existsSync(join(root, 'server/cli'))) return []
  return readdirSync(join(root, 'server/cli'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `server/cli/${name}`)
}
