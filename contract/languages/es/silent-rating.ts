import type * as english from '../../messages/silent-rating.ts'
import type { Words } from '../words.ts'
import { counted, directionOf, isolated, percent } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages: Words<typeof english.silentRatingMessages> = {
  alone:
    'Valora por tu cuenta. Solo tú ves lo que eliges aquí, hasta que el anfitrión revele juntas las valoraciones de todo el mundo.',
  watching: 'Cada persona está valorando esta opción por su cuenta. Lo que elijan queda oculto hasta que lo reveles.',
  nameless: 'Cada persona está valorando esta opción por su cuenta. Para participar, inicia sesión con tu correo.',
  again:
    'Valora otra vez por tu cuenta, ahora que viste cómo se reparten las opiniones. Lo que elegiste en la primera ronda ya está puesto: cámbialo o déjalo, y guarda.',
  againFresh:
    'Valora por tu cuenta, ahora que viste cómo se reparten las opiniones. Solo tú ves lo que eliges aquí, hasta que el anfitrión revele la segunda ronda.',
  /** Of how many, where that is known; whoever has rated and left still counts. */
  count: (people: number, all = 0) => {
    const has = people === 1 ? 'ha valorado' : 'han valorado'
    if (all > 0) return `${people} de ${Math.max(people, all)} ${has}.`
    return people === 0 ? 'Nadie ha valorado todavía.' : `${counted(people, 'persona')} ${has}.`
  },
  shareBefore: (share: number) => `Lo que elija el ${percent(share)} cuenta como respuesta del grupo.`,
  saved: 'Tu propia valoración está guardada.',
  tooLate: 'Las valoraciones se revelaron antes de que guardaras la tuya. Llévala a la conversación.',
  switchedOff: 'El anfitrión desactivó la valoración en silencio antes de que guardaras tus propias valoraciones.',
  switchedOn: 'El anfitrión activó la valoración en silencio antes de que guardaras estas valoraciones del grupo.',
  revealed: 'Revelado.',
  revealFirstWarning:
    'Todo el mundo verá cuántas personas eligieron qué, pero nunca quién. Con eso termina la ronda; el grupo pone su valoración, o abres una segunda ronda en el puesto de mando.',
  revealWarning:
    'Todo el mundo verá cuántas personas eligieron qué, pero nunca quién. Después nadie podrá valorar ya por su cuenta; el grupo pone su valoración.',
  spreadHint: (people: number) =>
    `${people === 1 ? 'Una persona valoró' : `${people} personas valoraron`} por su cuenta; cada cifra es un número de personas.`,
  spreadHintTwice: (people: number) =>
    `${counted(people, 'persona valoró', 'personas valoraron')} por su cuenta por segunda vez; cada cifra es un número de personas, con el de la primera ronda debajo.`,
  setTheValue: 'Habla con tu grupo donde las opiniones difieren y pon después la valoración del grupo aquí abajo.',
  setTheValueAgain: 'Después, pon la valoración del grupo aquí abajo.',
  nobody: 'Nadie valoró por su cuenta. El grupo pone su valoración aquí abajo.',
  nobodyAgain: 'Nadie valoró por segunda vez. El grupo pone su valoración aquí abajo.',
  tooFew:
    'Valoraron menos de tres personas; por eso lo que eligieron queda oculto. Habla con tu grupo y pon después la valoración del grupo aquí abajo.',
  tooFewForMovement:
    'Cuántas personas cambiaron solo se muestra si al menos cinco valoraron en ambas rondas y de ahí no se puede deducir lo que eligió nadie.',
  inFirstRound: (people: number) => `antes ${people}`,
  changed: (people: number, of: number) =>
    people === 0 ? `Nadie de ${of} cambió` : `${people} de ${of} ${people === 1 ? 'cambió' : 'cambiaron'}`,
  commonest: (share: number) => `El ${percent(share)} eligió lo mismo`,
  reached: (reached: number, share: number) => `El ${percent(reached)} eligió lo mismo: alcanza el ${percent(share)}`,
  notReached: (reached: number, share: number) =>
    `El ${percent(reached)} eligió lo mismo; hacía falta el ${percent(share)}`,
  agreement: {
    none: 'Nadie, o muy pocas personas',
    left: 'Se dejó en Ninguno',
    one: 'Una valoración',
    agree: 'Acuerdo total',
    differ: 'Opiniones distintas',
    opposed: 'Opiniones opuestas',
  },
  someRated: (some: number, all: number) => `${some} de ${all} ${some === 1 ? 'la valoró' : 'la valoraron'}`,
  takeOverShare: (share: number) =>
    `Solo se rellenan las medidas que eligió al menos el ${percent(share)}. Ninguno no se rellena: puede que simplemente nadie pensara en la necesidad.`,
  takeOver:
    'Solo se rellenan las medidas que eligió todo el mundo. Ninguno no se rellena: puede que simplemente nadie pensara en la necesidad.',
  kept: (count: number) =>
    count === 1
      ? 'Una valoración anterior del grupo es distinta y se queda.'
      : `${count} valoraciones anteriores del grupo son distintas y se quedan.`,
  /** Whose ratings a form holds: at its Save, and in the bar at the top. */
  whose: {
    group: 'La valoración del grupo',
    silent: 'Tu propia valoración',
    'silent-again': 'Tu propia valoración, segunda ronda',
  },
  rateAlone: 'Valora por tu cuenta',
  rateAgain: 'Segunda ronda: valora por tu cuenta',
  revealedToGroup: 'Revelado: la valoración del grupo',
  /** Of a form that took the place of another one while somebody was at it. */
  tookPlace: {
    group: 'Ahora esta es la valoración del grupo, no la tuya.',
    silent: 'Ahora cada persona valora por su cuenta. Esta es tu propia valoración, no la del grupo.',
    'silent-again': 'Empezó la segunda ronda. Esta es tu propia valoración, no la del grupo.',
  },
  saveUntouched: {
    group: '¿Guardar la valoración del grupo?',
    silent: '¿Guardar tu propia valoración?',
    'silent-again': '¿Guardar tu propia valoración?',
  },
  nothingChosen: 'Aún no elegiste nada en ella.',
  silentRating: 'Valoración en silencio.',
  secondRound: 'Valoración en silencio, segunda ronda.',
  reveal: 'Revelar',
  revealTheRatings: '¿Revelar las valoraciones?',
  revealTheSecondRound: '¿Revelar la segunda ronda?',
  yourOwnRatings: (direction: string) => `Tus propias valoraciones en sentido ${directionOf(direction)}`,
  notSaved: 'Sin guardar',
  whatEverybodyRatedAlone: 'Lo que cada persona valoró por su cuenta',
  whatTheFirstRoundWas: 'Lo que cada persona valoró en la primera ronda',
  whatBothRoundsWere: 'Lo que cada persona valoró por su cuenta, en ambas rondas',
  howManyChoseWhat: 'Cuántas personas eligieron qué',
  fhn: 'Necesidad',
  theGroupsValue: 'La valoración del grupo',
  useWhatAllAgreeOn: 'Rellenar aquello en lo que hay acuerdo',
  useWhatReached: (share: number) => `Rellenar lo que alcanzó el ${percent(share)}`,
  you: 'tú',
}

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english.silentRoundsMessages> = {
  hint: 'Cada persona valora opciones por su cuenta. Tú ves cuántas han valorado; nadie ve las valoraciones hasta que las reveles.',
  none: 'Nadie ha valorado todavía.',
  notHere: (count: number) =>
    count === 1 ? 'Una de ellas no está aquí ahora.' : `${count} de ellas no están aquí ahora.`,
  revealed: (count: number) => (count === 0 ? 'No había nada que revelar.' : 'Las valoraciones están reveladas.'),
  revealAll: (direction: string) =>
    `Todo el mundo verá cuántas personas eligieron qué, pero nunca quién, en todas las opciones que alguien valoró en sentido ${directionOf(direction)}. Con eso termina la ronda; los grupos ponen sus valoraciones, o abres una segunda ronda.`,
  revealAllAgain: (direction: string) =>
    `Todo el mundo verá cuántas personas eligieron qué la segunda vez, pero nunca quién, en todas las opciones que alguien volvió a valorar en sentido ${directionOf(direction)}. No hay tercera ronda; los grupos ponen sus valoraciones.`,
  revealOne: (option: string) =>
    `Todo el mundo verá cuántas personas eligieron qué en «${isolated(option)}», pero nunca quién. Con eso termina la ronda; el grupo pone su valoración, o abres una segunda ronda.`,
  revealAgain: (option: string) =>
    `Todo el mundo verá cuántas personas eligieron qué en «${isolated(option)}» la segunda vez, pero nunca quién. No hay tercera ronda; el grupo pone su valoración.`,
  revealLast: (option: string) =>
    `Todo el mundo verá cuántas personas eligieron qué en «${isolated(option)}», pero nunca quién. Después nadie podrá valorarla ya por su cuenta; el grupo pone su valoración.`,
  onBigScreen: 'Mostrarlo en la pantalla grande',
  share: 'Cuenta como respuesta del grupo',
  shareHint: 'Cuántas personas tienen que elegir lo mismo. Vale para las opciones que nadie ha valorado aún.',
  noShare: 'Lo que elija todo el mundo',
  shareOption: (share: number) => `Lo que elija el ${percent(share)}`,
  shareOfRound: (share: number) => `El ${percent(share)} cuenta como respuesta del grupo.`,
  shareSet: (share: number | null) =>
    share === null
      ? 'Ya no hay ningún porcentaje fijado.'
      : `Desde ahora, el ${percent(share)} cuenta como respuesta del grupo.`,
  opened: (count: number) => (count === 0 ? 'No había nada que volver a valorar.' : 'La segunda ronda está abierta.'),
  openAll: (direction: string) =>
    `Cada persona vuelve a valorar por su cuenta lo revelado en sentido ${directionOf(direction)}, tras ver cómo se reparten las opiniones. Las valoraciones de los grupos esperan hasta que reveles la segunda ronda. No hay tercera.`,
  openOne: (option: string) =>
    `Cada persona vuelve a valorar «${isolated(option)}» por su cuenta, tras ver cómo se reparten las opiniones. La valoración del grupo espera hasta que reveles la segunda ronda. No hay tercera.`,
  secondRound: 'Segunda ronda',
  secondRoundVirtuous: 'Segunda ronda virtuosa',
  secondRoundVicious: 'Segunda ronda viciosa',
  takeBack: 'Retirar',
  takeBackVirtuous: 'Retirar la segunda ronda virtuosa',
  takeBackVicious: 'Retirar la segunda ronda viciosa',
  takenBack: (count: number) =>
    count === 0 ? 'Alguien ya valoró en ella. Para terminarla, revélala.' : 'La segunda ronda se retiró.',
  openTheSecondRound: '¿Abrir una segunda ronda?',
  open: 'Abrir',
  inRound: (direction: string, isSecond: boolean) => (isSecond ? `${direction}, segunda ronda` : direction),
  revealedMark: 'Revelado',
  reveal: 'Revelar',
  silentRating: 'Valoración en silencio',
  revealAllVirtuous: 'Revelar lo virtuoso',
  revealAllVicious: 'Revelar lo vicioso',
  optionsRatedSilently: 'Opciones valoradas en silencio',
  revealTheSecondVirtuous: '¿Revelar la segunda ronda virtuosa?',
  revealTheSecondVicious: '¿Revelar la segunda ronda viciosa?',
  revealTheVirtuousRatings: '¿Revelar las valoraciones virtuosas?',
  revealTheViciousRatings: '¿Revelar las valoraciones viciosas?',
}
