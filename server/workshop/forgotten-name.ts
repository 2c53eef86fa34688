const SHAPE = /^participant(?: (\d{1,6}))?$/

/** Stands for a person who is not known: nobody can find out by it whether an e-mail is known here. */
export const UNKNOWN_PERSON = 'participant'

/** Whether it stands for an e-mail that was removed, or for a person whose e-mail was never known. */
export const isForgottenName = (name: string) => SHAPE.test(name)

export const nameOfNumber = (number: number) => `participant ${number}`

/** The n of "participant n", 0 for any other name. */
export const numberInName = (name: string) => Number(SHAPE.exec(name)?.[1] ?? 0)
