import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that load files of their own (a native library), or that few ever need. */
const LEFT_OUTSIDE = ['better-sqlite3', '@cj-tech-master/excelts', 'pg-native']

/** What CommonJS packages expect to find around them. */
const COMMONJS = `import { createRequire as commonJsRequire } from 'node:module'
import { fileURLToPath as commonJsPath } from 'node:url'
const require = commonJsRequire(import.meta.url)
const __filename = commonJsPath(import.meta.url)
const __dirname = commonJsPath(new URL('.', import.meta.url))`

/**
 * How the server becomes JavaScript: one file for the server and one for each command-line tool. The packages are in it:
 * finding and reading their thousand files took longer than all the rest of the start.
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
    target: 'node22',
    format: 'esm',
    packages: 'bundle',
    external: LEFT_OUTSIDE,
    banner: { js: COMMONJS },
    // a third less to read at each start; names stay, for the logs
    minifyWhitespace: true,
    // licences stand beside the code: a single letter outside ASCII would double what the process holds of it
    legalComments: 'external',
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
