// `npm run audit`: known weaknesses in the packages, where the registry answers. Separate from `npm test`, which needs no network.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { warnLoudly } from './progress.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const command = 'npm audit --json --audit-level=high --fetch-retries=0 --fetch-timeout=20000'
const { stdout, stderr } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' })

/** @type {{ message?: string, metadata?: { vulnerabilities: Record<string, number> }, vulnerabilities?: Record<string, { severity: string, via: (string | { title: string, url: string })[] }> }} */
let report = {}
try {
  report = JSON.parse(stdout)
} catch {
  // no report: the sentence below says so
}
if (!report.metadata) {
  warnLoudly(`NOT RUN: the audit of packages. The registry gave no report.\n${report.message ?? stderr.trim()}`)
} else {
  for (const [name, { severity, via }] of Object.entries(report.vulnerabilities ?? {})) {
    const reasons = via.map((reason) => (typeof reason === 'string' ? reason : `${reason.title} (${reason.url})`))
    console.log(`${severity.padEnd(8)} ${name}: ${reasons.join('; ')}`)
  }
  const { high = 0, critical = 0, total = 0 } = report.metadata.vulnerabilities
  console.log(`${total} known weaknesses in packages, ${high + critical} of them high or critical`)
  if (high + critical > 0) process.exitCode = 1
}
