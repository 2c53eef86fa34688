const START = /(?:https?|ftp):\/\/|\bmailto:|\bwww\./gi
const MAILBOX = /[^\s<>|`\\"[\]@]+@/y
const REST = /[^\s<>|`\\"[\]]+/y
/** Brackets may be part of `http://[::1]/` and `?ids[]=1`. */
const REST_WITH_BRACKETS = /[^\s<>|`\\"]+/y
const MAILBOX_END = /[\s<>|`\\"[\]@]/g

/**
 * Splits a text into words and addresses in turn: the items at odd indices are addresses. None contains a character that
 * would end a table row or begin markup. Takes linear time, also for a text that repeats `mailto:` without an @.
 */
export function splitAtAddresses(text: string): string[] {
  const parts: string[] = []
  let done = 0
  let from = 0
  // a mailto: before this index reaches no @
  let noMailboxBefore = 0
  for (let start = search(START, text, 0); start; start = search(START, text, from)) {
    from = start.index + 1
    const kind = start[0].toLowerCase()
    let rest: number | undefined = start.index + kind.length
    if (kind === 'mailto:') {
      if (start.index < noMailboxBefore) continue
      noMailboxBefore = search(MAILBOX_END, text, rest)?.index ?? text.length
      rest = endOf(MAILBOX, text, rest)
    }
    const end = rest && endOf(kind.endsWith('://') ? REST_WITH_BRACKETS : REST, text, rest)
    if (end === undefined) continue
    parts.push(text.slice(done, start.index), text.slice(start.index, end))
    done = from = end
  }
  return [...parts, text.slice(done)]
}

function search(regex: RegExp, text: string, from: number) {
  regex.lastIndex = from
  return regex.exec(text)
}

/** Of a sticky expression: where its match ends, if it has one. */
const endOf = (regex: RegExp, text: string, from: number) => (search(regex, text, from) ? regex.lastIndex : undefined)
