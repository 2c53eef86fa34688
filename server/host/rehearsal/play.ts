import type { Language } from '#contract/fields.ts'
import type { Words } from '#contract/languages/words.ts'
import { rehearsalMessages } from '#contract/messages/workshops.ts'
import cast from './cast.json' with { type: 'json' }
import english from './situations.json' with { type: 'json' }

type Situation = (typeof english)[number]

/** The words of a situation in another language. What is found in the catalogue, and the ratings, are the same in all. */
export interface SaidSituation {
  names: string[]
  metrics: { story: string; options: { option: string; requirement: string }[] }[]
}

/** Who plays a rehearsal, and what they write. */
export interface Play {
  cast: (typeof cast)['en']
  situations: Situation[]
}
export type Manner = keyof Play['cast']

const translations: Record<Exclude<Language, 'en'>, () => Promise<{ default: SaidSituation[] }>> = {
  de: () => import('./languages/de.json', { with: { type: 'json' } }),
  es: () => import('./languages/es.json', { with: { type: 'json' } }),
  fr: () => import('./languages/fr.json', { with: { type: 'json' } }),
  ar: () => import('./languages/ar.json', { with: { type: 'json' } }),
}

export const englishPlay: Play = { cast: cast.en, situations: english }

/** A play in the language of its workshop, written in the same order. */
export async function playIn(language: Language): Promise<Play> {
  if (language === 'en') return englishPlay
  const said = (await translations[language]()).default
  return { cast: cast[language], situations: english.map((situation, at) => inWords(situation, said[at])) }
}

function inWords(situation: Situation, said: SaidSituation | undefined): Situation {
  if (!said) return situation
  return {
    ...situation,
    names: said.names,
    metrics: situation.metrics.map((metric, at) => {
      const { story = metric.story, options = [] } = said.metrics[at] ?? {}
      return {
        ...metric,
        story,
        options: metric.options.map((option, place) => {
          const words = options[place]
          if (!words) return option
          const requirement = { ...option.requirement, specification: words.requirement }
          return { ...option, option: words.option, requirement }
        }),
      }
    }),
  }
}

const titles: Record<Language, () => Promise<{ rehearsalMessages: Words<typeof rehearsalMessages> }>> = {
  en: async () => ({ rehearsalMessages }),
  de: () => import('#contract/languages/de/workshops.ts'),
  es: () => import('#contract/languages/es/workshops.ts'),
  fr: () => import('#contract/languages/fr/workshops.ts'),
  ar: () => import('#contract/languages/ar/workshops.ts'),
}

/** What the workshop of a rehearsal is called. */
export const titleIn = async (language: Language) => (await titles[language]()).rehearsalMessages.title

/** Nobody's. The same in every language: a rehearsal goes on with the same people when its language is changed. */
export const emailsIn = (manner: Manner) =>
  cast.en[manner].people.map((name) => `${name.toLowerCase()}@rehearsal.invalid`)

/** The names that a group goes by: its workshop may have been opened in another language than it is held in now. */
export const namesOf = (manner: Manner) => Object.values(cast).map((spoken) => spoken[manner].group)
