import type { CSSVariablesResolver } from '@mantine/core'

/** Mantine's own variables and which of our tokens each is. Those change with the scheme, in `tokens.css`. */
const tokens = [
  ['color-body', 'paper'],
  ['color-text', 'ink'],
  ['color-bright', 'ink'],
  ['color-default', 'surface'],
  ['color-default-hover', 'sunk'],
  ['color-default-color', 'ink'],
  ['color-default-border', 'line2'],
  ['color-dimmed', 'ink2'],
  ['color-placeholder', 'ink3'],
  ['color-anchor', 'accent'],
  ['color-error', 'danger'],
  ['color-disabled', 'sunk'],
  ['color-disabled-color', 'ink3'],
  ['color-disabled-border', 'line2'],
  ['shadow-sm', 'shadow1'],
  ['shadow-md', 'shadow2'],
]
const inTheDark = [
  ['color-damson-light-color', 'accent'],
  ['color-damson-outline', 'accent'],
]

const variables = (pairs: string[][]) =>
  Object.fromEntries(pairs.map(([name, token]) => [`--mantine-${name}`, `var(--nf-${token})`]))

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: variables(tokens),
  dark: variables([...tokens, ...inTheDark]),
})
