import { resolve } from 'node:path'
import { StartError } from '../../errors/start-error.ts'

/** Runs an operator's command: what it answers is printed; what stops it is one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    console.log(await command())
  } catch (error) {
    console.error(error instanceof Error ? sentenceOf(error) : String(error))
    process.exitCode = 1
  }
}

function sentenceOf(error: Error): string {
  return error instanceof StartError ? error.message : `This did not work: ${error.message}`
}

/** The one file a command is about. npm changes into the project's folder, so a path is read from where it was typed. */
export function fileArgument(given: string[], usage: string): string {
  const [file] = given
  if (file === undefined || given.length > 1) throw new StartError(`Please name one file: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}
