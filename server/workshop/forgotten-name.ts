const SHAPE = /^participant (\d{1,6})$/

/** What stands in the place of an e-mail that was removed, or is hidden. */
export const isForgottenName = (name: string) => SHAPE.test(name)

export const nameOfNumber = (number: number) => `participant ${number}`

/** The n of "participant n", 0 for any other name. */
export const numberInName = (name: string) => Number(SHAPE.exec(name)?.[1] ?? 0)
