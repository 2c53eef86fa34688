import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { Language } from '../../contract/fields.ts'
import { languages } from '../../contract/languages/languages.ts'
import { PSEUDO } from './pseudo.ts'

const english = fileURLToPath(new URL('../../contract/messages/', import.meta.url))
const others = fileURLToPath(new URL('../../contract/languages/', import.meta.url))
const pseudo = fileURLToPath(new URL('pseudo.ts', import.meta.url))

/** How answers are read, and in the other languages whom the server only numbers is said as people there would. */
const plainJson = fileURLToPath(new URL('../lib/http/json.ts', import.meta.url))
const saidJson = fileURLToPath(new URL('../lib/http/said-json.ts', import.meta.url))

/** Asks for texts that are to be made pseudo. */
const ODDLY = '?oddly'

/**
 * A build speaks one language: wherever a file asks for texts of `contract/messages`, it gets their twins in
 * `contract/languages`. So nobody loads a language that they do not read, and none of the screens knows that there are
 * several. English is read as it stands.
 */
export function spoken(language: string): Plugin {
  const own = `${others}${language}/`
  return {
    name: 'spoken',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !importer || !/^(\.|#contract\/messages\/)/.test(source)) return null
      // languages may build on English, and English texts on each other
      if (importer.startsWith(others) || importer.startsWith(english)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (found?.id === plainJson) return saidJson
      if (!found?.id.startsWith(english)) return null
      if (language === PSEUDO.language) return found.id.endsWith('/grammar.ts') ? found : `${found.id}${ODDLY}`
      const twin = found.id.replace(english, own)
      if (!existsSync(twin)) throw new Error(`${language} has no ${twin.slice(own.length)}.`)
      return twin
    },
    load(id) {
      if (!id.endsWith(ODDLY)) return null
      const file = id.slice(0, -ODDLY.length)
      const names = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      return [
        `import * as texts from '${file}'`,
        `import { oddly } from '${pseudo}'`,
        ...names.map((name) => `export const ${name} = oddly(texts.${name})`),
      ].join('\n')
    },
    transform(code, id) {
      // the server answers in English; what it refuses is said in the page's language, by its code
      if (language === 'en' || !id.endsWith('/web/start-app.tsx')) return null
      return `${code}\nvoid import('./lib/http/said-refusals.ts')`
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => inLanguage(html, language),
    },
  }
}

/** The bare page says which language it is in, and the few words of its own. */
function inLanguage(html: string, language: string): string {
  if (language === 'en') return html
  const words = language === PSEUDO.language ? PSEUDO : languages[language as Language]
  const style = 'style' in words ? `    <style>${words.style}</style>\n` : ''
  return html
    .replace('lang="en"', `lang="${language}" dir="${words.direction}"`)
    .replace(languages.en.description, words.description)
    .replace(languages.en.needsScript, words.needsScript)
    .replace(languages.en.takesLong, words.takesLong)
    .replace('  </head>', `${style}$&`)
}
