import type { Language } from '#contract/fields.ts'
import type { Words } from '#contract/languages/words.ts'
import { usualAgendasMessages } from '#contract/messages/usual-agendas.ts'
import { agendasIn } from '#contract/usual-agendas.ts'

type AgendaWords = Words<typeof usualAgendasMessages>

const words: Record<Language, () => Promise<{ usualAgendasMessages: AgendaWords }>> = {
  en: async () => ({ usualAgendasMessages }),
  de: () => import('#contract/languages/de/usual-agendas.ts'),
  es: () => import('#contract/languages/es/usual-agendas.ts'),
  fr: () => import('#contract/languages/fr/usual-agendas.ts'),
  ar: () => import('#contract/languages/ar/usual-agendas.ts'),
}

/** The agendas that Ninefold brings along, in the language of a workshop. */
export const agendasFor = async (language: Language) => agendasIn((await words[language]()).usualAgendasMessages)
