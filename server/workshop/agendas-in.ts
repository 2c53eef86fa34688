import type { Language } from '#contract/fields.ts'
import type { Words } from '#contract/languages/words.ts'
import { usualAgendasMessages } from '#contract/messages/agenda.ts'
import { agendasIn } from '#contract/usual-agendas.ts'

type AgendaWords = Words<typeof usualAgendasMessages>

const words: Record<Language, () => Promise<{ usualAgendasMessages: AgendaWords }>> = {
  en: async () => ({ usualAgendasMessages }),
  de: () => import('#contract/languages/de/agenda.ts'),
  es: () => import('#contract/languages/es/agenda.ts'),
  fr: () => import('#contract/languages/fr/agenda.ts'),
  ar: () => import('#contract/languages/ar/agenda.ts'),
}

/** The agendas that Ninefold brings along, in the language of a workshop. */
export const agendasFor = async (language: Language) => agendasIn((await words[language]()).usualAgendasMessages)
