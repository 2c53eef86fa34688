import { spawn } from 'node:child_process'

/**
 * Runs a command to its end and keeps what it said, to be shown only if it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    // asked to end, we end after the command: an installation left alone would meet the next one
    let stopped = false
    const stop = () => {
      stopped = true
      child.kill('SIGTERM')
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (stopped) process.exit(1)
      resolve({ ok: code === 0, output: output.trimEnd() })
    })
  })
}
