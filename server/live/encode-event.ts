import type { LiveEvents } from '#contract/live.ts'

export const HEARTBEAT = Buffer.from(': still here\n\n')

/** An event as it travels. Built once, however many it goes to. */
export function encode<Name extends keyof LiveEvents>(name: Name, data: LiveEvents[Name]): Buffer {
  const id = 'revision' in data ? `id: ${data.revision}\n` : ''
  return Buffer.from(`${id}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
}
