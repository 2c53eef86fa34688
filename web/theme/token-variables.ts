const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Tokens as a style sheet declares them: `ink2` is `--nf-ink2`. */
export const tokenVariables = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--nf-${dashed(name)}: ${value};`)
    .join(' ')
