import type { Plugin } from 'vite'
import { tokenVariables } from '../theme/token-variables.ts'
import { constant, dark, light } from '../theme/tokens.ts'

const named: Record<string, string> = {
  constant: tokenVariables(constant),
  light: tokenVariables(light),
  dark: tokenVariables(dark),
}

/** Puts the tokens of `theme/tokens.ts` in the place of their name: `--tokens: light`. */
export function namedTokens(): Plugin {
  return {
    name: 'named-tokens',
    enforce: 'pre',
    transform: {
      filter: { id: /\/theme\/tokens\.css$/ },
      handler: (styles) => ({ code: nameToTokens(styles), map: null }),
    },
  }
}

export function nameToTokens(styles: string): string {
  return styles.replaceAll(/--tokens: (\w+);/g, (_, name: string) => {
    const tokens = named[name]
    if (!tokens) throw new Error(`theme/tokens.ts has no tokens called ${name}`)
    return tokens
  })
}
