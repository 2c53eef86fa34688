import type * as english from '../../messages/people.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english.namesMessages> = {
  taken: 'Alguien de este taller ya tiene ese nombre. Añádele algo, por ejemplo un apellido.',
  ofOurs: 'Así se llama aquí al anfitrión o a quien no tiene nombre. Elige otro nombre.',
  yourName: 'Tu nombre aquí',
  meaning: 'Los demás lo ven en lugar de tu correo allí donde se dice quién está.',
  save: 'Guardar',
  given: (name: string) => ended(`Ahora los demás te ven como ${isolated(name)}`),
  takenOut: 'Tu nombre se quitó.',
}

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages: Words<typeof english.numberedMessages> = {
  /** Where nobody knows the number. */
  unnumbered: 'participante',
  numbered: (number: string) => `participante ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (importado)`,
}

/** Who sees what, how long it is kept, how it is removed: what the server does, in short. `docs/privacy.md` says it at length. */
export const privacyMessages: Words<typeof english.privacyMessages> = {
  help: 'Qué sabe Ninefold de ti, quién puede verlo, cuánto tiempo se conserva y cómo se quita.',
  backToLogin: 'Volver a la entrada',
  backToWorkshop: 'Volver a Soluciones',
  stored: 'Qué se guarda',
  storedPeople:
    'El correo con el que entras, el nombre que puedes dar en el panel del taller, cuándo te uniste y, si hay grupos, el tuyo.',
  storedDeeds:
    'Lo que escribes, valoras, decides y eliminas, siempre con tu correo y la hora: lo muestra el historial de cada solución.',
  storedNothingElsewhere:
    'Tu correo no demuestra nada aquí y no se le envía nada. Nada va a otros servicios: ni seguimiento, ni publicidad, ni fuentes o scripts ajenos.',
  seen: 'Quién lo ve',
  seenInTheWorkshop:
    'Todas las personas del mismo taller ven quién eres, dónde estás trabajando y qué hiciste; la pantalla grande dice quién está. Los demás talleres no ven nada de eso.',
  seenHidden:
    'El anfitrión puede ocultar los correos. Entonces los demás leen tu nombre, o «participante» y un número, en las pantallas, en el historial y en los archivos; el anfitrión sigue viendo tu correo.',
  seenSilently:
    'Tus valoraciones en silencio no las ve nadie más que tú hasta que el anfitrión las revela, y entonces sin nombres.',
  seenByLink: 'Quien tenga un enlace a los resultados los lee sin nombres ni correos.',
  seenFiles:
    'Los archivos que alguien guardó y los informes que se imprimieron quedan fuera de alcance: lo que decían entonces lo siguen diciendo.',
  seenOperator: 'Quien administra el servidor puede leer su base de datos.',
  kept: 'Cuánto tiempo se conserva',
  keptWorkshop: 'Tanto como el taller: hasta que el anfitrión lo elimine. Cerrarlo no elimina nada.',
  keptBin: 'Lo que se elimina en un taller puede recuperarse durante 30 días y después desaparece.',
  keptBrowser:
    'Este navegador conserva tu correo y el ID de sesión hasta que cierres sesión, y lo que no hayas guardado, 30 días. Su cookie termina 30 días después de tu última visita.',
  keptBackups: 'Quien administra el servidor puede conservar copias de seguridad durante más tiempo.',
  removed: 'Cómo se quita',
  removedName: 'Tu nombre: lo quitas tú, en el panel del taller.',
  removedEmail:
    'Tu correo: pídeselo al anfitrión. Puede reemplazarlo por «participante» y un número en todo el taller. No vuelve, ni siquiera si entras de nuevo con él: el servidor conserva una huella por la que reconoce el correo, pero no el correo.',
  removedPart:
    'Tu acceso a un taller: pídeselo al anfitrión, que puede quitarte de él. Lo que hiciste se queda con el grupo.',
  removedEverything: 'Todo lo de un taller: el anfitrión puede eliminarlo.',
}
