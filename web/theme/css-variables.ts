import type { CSSVariablesResolver } from '@mantine/core'
import { constant, dark, light } from './tokens.ts'

type Variables = Record<string, string>

function prefixed(tokens: Variables): Variables {
  const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--nf-${dashed(name)}`, value]))
}

/** The tokens of one scheme, under our names and under Mantine's. */
export function scheme(tokens: typeof light): Variables {
  return {
    ...prefixed(tokens),
    '--mantine-color-body': tokens.paper,
    '--mantine-color-text': tokens.ink,
    '--mantine-color-bright': tokens.ink,
    '--mantine-color-default': tokens.surface,
    '--mantine-color-default-hover': tokens.sunk,
    '--mantine-color-default-color': tokens.ink,
    '--mantine-color-default-border': tokens.line2,
    '--mantine-color-dimmed': tokens.ink2,
    '--mantine-color-placeholder': tokens.ink3,
    '--mantine-color-anchor': tokens.accent,
    '--mantine-color-error': tokens.danger,
    '--mantine-color-disabled': tokens.sunk,
    '--mantine-color-disabled-color': tokens.ink3,
    '--mantine-color-disabled-border': tokens.line2,
    '--mantine-shadow-sm': tokens.shadow1,
    '--mantine-shadow-md': tokens.shadow2,
  }
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: prefixed(constant),
  light: scheme(light),
  dark: {
    ...scheme(dark),
    '--mantine-color-damson-light-color': dark.accent,
    '--mantine-color-damson-outline': dark.accent,
  },
})
