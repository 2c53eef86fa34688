import type { Plugin } from 'vite'
import { media } from '../theme/media.ts'

/** Puts the queries of `theme/media.ts` in the place of their names. */
export function namedMedia(): Plugin {
  return {
    name: 'named-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (styles) => ({ code: nameToQuery(styles), map: null }),
    },
  }
}

export function nameToQuery(styles: string): string {
  return styles.replaceAll(/\(--([a-z-]+)\)(?=[^;{}]*\{)/g, (_, name: string) => {
    const query = (media as Record<string, string>)[name]
    if (!query) throw new Error(`theme/media.ts has no width called ${name}`)
    return query
  })
}
