const SHAPE = /^participant (\d+)$/

/** What stands in the place of an e-mail that was removed. */
export const isForgottenName = (name: string) => SHAPE.test(name)

/** One that nobody among these names has. */
export function nextForgottenName(names: string[]): string {
  const taken = names.map((name) => Number(SHAPE.exec(name)?.[1] ?? 0))
  return `participant ${Math.max(0, ...taken) + 1}`
}
