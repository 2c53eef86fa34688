import { resolve } from 'node:path'
import { createFilesPrivately } from '../../db/private-files.ts'
import { sentenceOf, StartError } from '../../errors/start-error.ts'

/** Runs an operator's command: what it answers is printed; what stops it is one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  createFilesPrivately()
  try {
    console.log(await command())
  } catch (error) {
    console.error(sentenceOf(error, 'This did not work'))
    process.exitCode = 1
  }
}

/** The one file a command is about. npm changes into the project's folder, so a path is read from where it was typed. */
export function fileArgument(given: string[], usage: string): string {
  const [file] = given
  if (file === undefined || given.length > 1) throw new StartError(`Please name one file: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}
