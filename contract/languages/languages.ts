import type { Language } from '../fields.ts'

/** What of a language the page itself says, before any script of it is there. */
interface PageWords {
  direction: 'ltr' | 'rtl'
  /** What search engines and links show of Ninefold. */
  description: string
  needsScript: string
  /** Where its scripts do not come; a press on it loads the page again. */
  takesLong: string
  /** What its letters need, where they are others. */
  style?: string
}

/** English is the specification's, and what people get who prefer none of these. */
export const languages: Record<Language, PageWords> = {
  en: {
    direction: 'ltr',
    description: 'Ninefold: a live workshop from human need to system requirement',
    needsScript: 'Ninefold needs JavaScript to run.',
    takesLong: 'This page is taking a long time. Load it again',
  },
  de: {
    direction: 'ltr',
    description: 'Ninefold: ein Live-Workshop vom menschlichen Bedürfnis zur Systemanforderung',
    needsScript: 'Ninefold braucht JavaScript.',
    takesLong: 'Diese Seite braucht lange. Noch einmal laden',
  },
  es: {
    direction: 'ltr',
    description: 'Ninefold: un taller en vivo, de la necesidad humana al requisito del sistema',
    needsScript: 'Ninefold necesita JavaScript.',
    takesLong: 'Esta página está tardando. Volver a cargarla',
  },
  fr: {
    direction: 'ltr',
    description: 'Ninefold : un atelier en direct, du besoin humain à l’exigence système',
    needsScript: 'Ninefold a besoin de JavaScript.',
    takesLong: 'Cette page met du temps à s’afficher. La recharger',
  },
  ar: {
    direction: 'rtl',
    description: 'Ninefold: ورشة عمل حيّة من الحاجة الإنسانية إلى متطلبات النظام',
    needsScript: 'يحتاج Ninefold إلى JavaScript.',
    takesLong: 'تستغرق هذه الصفحة وقتًا طويلًا. أعد تحميلها',
    // they are never slanted
    style: '* { font-style: normal !important }',
  },
}
