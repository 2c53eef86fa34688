import type { LiveEvents } from '#contract/live.ts'

export const HEARTBEAT = Buffer.from(': still here\n\n')

/** An event as it travels. Built once, however many it goes to. */
export function encode<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): Buffer {
  const id = 'revision' in data ? `id: ${data.revision}\n` : ''
  return Buffer.from(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}

/** The greeting, of which all but the first line is built once for many. */
export function encodeHello(revision: number, people: Buffer): Buffer[] {
  return [Buffer.from(`id: ${revision}\nevent: hello\ndata: {"revision":${revision},"people":`), people]
}

export const encodePeople = (people: LiveEvents['hello']['people']): Buffer =>
  Buffer.from(`${JSON.stringify(people)}}\n\n`)
