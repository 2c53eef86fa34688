import { endOfAddress } from '#contract/markdown.ts'
import { elementText } from '../../../formats/xml-text.ts'

/** Letters that nobody sees: they part what would be markup together. */
const APART = '\u200B'

const linesOf = (text: string) => text.split(/\r?\n|\r/)

/** Everything but addresses, which stay whole so that they can be followed; `keep` writes one as its tracker reads it. */
const besidesAddresses = (text: string, change: (words: string) => string, keep: (address: string) => string) =>
  text
    .split(/(https?:\/\/[^\s<>|`\\"]+)/)
    .map((part, at) => {
      if (at % 2 === 0) return change(part)
      const end = endOfAddress(part)
      return keep(part.slice(0, end)) + change(part.slice(end))
    })
    .join('')

/** Jira would take them for a link or a mention; spelled out they lead to the same place. */
const withoutBrackets = (address: string) => address.replaceAll('[', '%5B').replaceAll(']', '%5D')
/** As in Markdown: with brackets it has to be said that it is one. */
const betweenAngles = (address: string) => (/[[\]]/.test(address) ? `<${address}>` : address)

/**
 * In Jira's wiki notation a backslash makes these signs plain wherever they stand. Nothing does so for another backslash, nor for
 * a heading, a quotation and a face of a letter.
 */
export const inJira = (text: string) =>
  linesOf(text)
    .map((line) =>
      besidesAddresses(
        line,
        (words) =>
          words
            .replaceAll(/\\(?=[\\\-#*_+?^~|%{}[\]()!@])/g, `\\${APART}`)
            .replaceAll(/[-#*_+?^~|%{}[\]()!@]/g, (sign) => `\\${sign}`)
            .replaceAll(/[:;](?=[DPp])/g, (sign) => `${sign}${APART}`),
        withoutBrackets,
      ).replace(/^(?=\s*(?:h[1-6]|bq)\.)/, APART),
    )
    .join('\n')

export const inHtml = (text: string) => elementText(text).replaceAll(/\r?\n|\r/g, '<br>')

/**
 * Quoted, because a line that begins with a slash is an order to GitLab otherwise (`/close`), with every sign escaped that begins
 * markup, a mention or a reference. Each line stays one.
 */
export const inGitlab = (text: string) =>
  linesOf(text)
    .map((line) => besidesAddresses(line.trim(), escaped, betweenAngles).replace(/^(\d+(?=[.)])|(?=[-+=]))/, '$1\\'))
    .map((line, at, lines) => `> ${line}${line !== '' && lines[at + 1] ? '\\' : ''}`.trimEnd())
    .join('\n')

const escaped = (text: string) => text.replaceAll(/[\\`*_[\]<>|#~&@!$%{}^]|:(?=[\w+-]+:)/g, (sign) => `\\${sign}`)

/** In a title GitLab knows no escapes, but mentions and references. */
export const inGitlabTitle = (title: string) =>
  title.replaceAll(/[@#!~%&$^](?=[\p{L}\p{N}"])/gu, (sign) => `${sign}${APART}`)
