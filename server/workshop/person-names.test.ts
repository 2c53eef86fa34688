import { expect, test } from 'vitest'
import { Language } from '#contract/fields.ts'
import { namesMessages as english } from '#contract/messages/people.ts'
import { refuseOurs } from './person-names.ts'

const others = Language.anyOf.map(({ const: language }) => language).filter((language) => language !== 'en')

test.for(others)(
  'what the pages in %s call the host, and people without a name, is nobody’s own name',
  async (language) => {
    const { numberedMessages } = (await import(
      `../../contract/languages/${language}/people.ts`
    )) as typeof import('#contract/messages/people.ts')
    const { commonMessages } = (await import(
      `../../contract/languages/${language}/common.ts`
    )) as typeof import('#contract/messages/common.ts')
    const third = numberedMessages.numbered('3')
    for (const name of [commonMessages.host, numberedMessages.unnumbered, third, numberedMessages.imported(third)]) {
      expect(() => refuseOurs(name), name).toThrow(english.ofOurs)
    }
    expect(() => refuseOurs('Amal')).not.toThrow()
  },
)
