import { existsSync } from 'node:fs'
import { runCommand } from './run-command.mjs'

/** Only as root on Debian and its kin may a test run install what it needs by itself. */
export function canInstallDebianPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/** @param {string} name */
export async function installDebianPackage(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runCommand('apt-get', ['update', '-q'], { env })
  if (!update.ok) return update
  return runCommand('apt-get', ['install', '-qy', '--no-install-recommends', name], { env })
}
