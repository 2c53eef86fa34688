import type { silentRoundsMessages as english } from '../../messages/silent-rounds.ts'
import type { Words } from '../words.ts'
import { directionOf, isolated, percent } from './grammar.ts'

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english> = {
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
