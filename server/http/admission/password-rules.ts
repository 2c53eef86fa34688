import { HOST_PASSWORD_MAX, HOST_PASSWORD_MIN } from '../../config.ts'
import { StartError } from '../../errors/start-error.ts'

/** Words that guessers try first, alone, repeated, together, or with a few digits. Longer ones first. */
const COMMON = [
  'administrator qwertyuiop motdepasse basketball contrasena asdfghjkl 1q2w3e4r5t',
  'baseball changeme contraseña football iloveyou ninefold passw0rd passwort password qwertzuiop superman sunshine workshop zxcvbnm',
  '1q2w3e4r 1qaz2wsx abcdefgh azerty bienvenue default dragon hallo hello host letmein login master monkey princess qwerty qwertz',
  'secret summer test trustno1 user welcome willkommen winter abcdef abc admin geheim hola bonjour root guest',
]
  .join(' ')
  .split(' ')
  .toSorted((one, other) => other.length - one.length)
const DIGITS = '01234567890123456789'
const DIGITS_DOWN = '98765432109876543210'

/** Why a password cannot be set; undefined when it can. Passwords that are set already are not held to this. */
export function findPasswordFault(password: string): string | undefined {
  if (password.length < HOST_PASSWORD_MIN || password.length > HOST_PASSWORD_MAX) {
    return `The setting HOST_PASSWORD should be ${HOST_PASSWORD_MIN} to ${HOST_PASSWORD_MAX} characters long.`
  }
  return isCommon(password) ? 'The host password is one of the first that others would guess.' : undefined
}

export function requireGoodPassword(password: string) {
  const fault = findPasswordFault(password)
  if (fault) throw new StartError(fault)
}

function isCommon(password: string): boolean {
  const plain = password
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const isRepetition = /^(.{1,4})\1+$/u.test(plain || password)
  if (isRepetition || plain === '') return isRepetition
  const rest = COMMON.reduce((left, word) => left.replaceAll(word, ''), plain)
  return /^\d{0,4}$/.test(rest) || [DIGITS, DIGITS_DOWN].some((row) => row.includes(rest))
}
