import type { namesMessages as english } from '../../messages/names.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english> = {
  taken: 'Alguien de este taller ya tiene ese nombre. Añádele algo, por ejemplo un apellido.',
  ofOurs: 'Así se llama aquí al anfitrión o a quien no tiene nombre. Elige otro nombre.',
  yourName: 'Tu nombre aquí',
  meaning: 'Los demás lo ven en lugar de tu correo allí donde se dice quién está.',
  save: 'Guardar',
  given: (name: string) => ended(`Ahora los demás te ven como ${isolated(name)}`),
  takenOut: 'Tu nombre se quitó.',
}
