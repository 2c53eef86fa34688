import { spawn } from 'node:child_process'

/** npm and other tools are batch files on Windows, which only a shell runs. */
const needsShell = process.platform === 'win32'

/**
 * Runs a command to its end and returns its output, which callers show only if the command fails.
 * @param {string} command
 * @param {string[]} args without spaces
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const [file, list] = needsShell ? [[command, ...args].join(' '), []] : [command, args]
    const child = spawn(file, list, { ...options, shell: needsShell, stdio: ['ignore', 'pipe', 'pipe'] })
    // When this process is asked to end, it ends after the command, which could disturb the next installation otherwise.
    let isStopped = false
    const stop = () => {
      isStopped = true
      child.kill('SIGTERM')
    }
    process.once('SIGTERM', stop).once('SIGINT', stop)
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ ok: false, output: error.message }))
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (isStopped) process.exit(1)
      resolve({ ok: code === 0, output: output.trimEnd() })
    })
  })
}
