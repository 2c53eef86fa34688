import type * as english from '../../messages/silent-rating.ts'
import type { Words } from '../words.ts'
import { circle, counted, isolated, plural } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages: Words<typeof english.silentRatingMessages> = {
  alone:
    'Évaluez de votre côté. Personne d’autre ne voit ce que vous choisissez ici, jusqu’à ce que l’hôte dévoile les évaluations de tout le monde ensemble.',
  watching: 'Chacun évalue cette option de son côté. Les choix restent cachés jusqu’à ce que vous les dévoiliez.',
  nameless: 'Chacun évalue cette option de son côté. Pour participer, connectez-vous avec votre e-mail.',
  again:
    'Évaluez une seconde fois de votre côté, maintenant que vous avez vu la répartition des avis. Vos choix du premier tour sont repris : modifiez-les ou non, puis enregistrez.',
  againFresh:
    'Évaluez de votre côté, maintenant que vous avez vu la répartition des avis. Personne d’autre ne voit ce que vous choisissez ici, jusqu’à ce que l’hôte dévoile le second tour.',
  /** Of how many, where that is known; whoever has rated and left still counts. */
  count: (people: number, all = 0) => {
    if (all > 0) return `${people} sur ${Math.max(people, all)} ${plural(people, 'a évalué', 'ont évalué')}.`
    return people === 0 ? 'Personne n’a encore évalué.' : `${counted(people, 'personne a', 'personnes ont')} évalué.`
  },
  shareBefore: (share: number) => `Ce que ${share} % choisissent compte comme réponse du groupe.`,
  saved: 'Votre évaluation est enregistrée.',
  tooLate: 'Les évaluations ont été dévoilées avant l’enregistrement des vôtres. Apportez-les dans la discussion.',
  switchedOff: 'L’hôte a désactivé l’évaluation silencieuse avant que vous n’enregistriez vos propres évaluations.',
  switchedOn: 'L’hôte a activé l’évaluation silencieuse avant que vous n’enregistriez ces évaluations du groupe.',
  revealed: 'Dévoilé.',
  revealFirstWarning:
    'Tout le monde voit combien de personnes ont choisi quoi, mais jamais qui. Le tour est alors terminé ; le groupe fixe sa valeur, ou vous ouvrez un second tour dans le tableau de bord.',
  revealWarning:
    'Tout le monde voit combien de personnes ont choisi quoi, mais jamais qui. Ensuite, plus personne ne peut évaluer cette option de son côté ; le groupe fixe sa valeur.',
  spreadHint: (people: number) =>
    people === 1
      ? 'Une personne a évalué de son côté ; chaque nombre compte des personnes.'
      : `${people} personnes ont évalué, chacune de son côté ; chaque nombre compte des personnes.`,
  spreadHintTwice: (people: number) =>
    `${counted(people, 'personne a', 'personnes ont')} évalué une seconde fois ; chaque nombre compte des personnes, avec celui du premier tour en dessous.`,
  setTheValue: 'Discutez là où les avis diffèrent, puis fixez la valeur du groupe ci-dessous.',
  setTheValueAgain: 'Fixez ensuite la valeur du groupe ci-dessous.',
  nobody: 'Personne n’a évalué de son côté. Le groupe fixe sa valeur ci-dessous.',
  nobodyAgain: 'Personne n’a évalué une seconde fois. Le groupe fixe sa valeur ci-dessous.',
  tooFew:
    'Moins de trois personnes ont évalué : leurs choix restent cachés. Discutez-en, puis fixez la valeur du groupe ci-dessous.',
  tooFewForMovement:
    'Le nombre de changements n’est affiché que si au moins cinq personnes ont évalué aux deux tours et que le choix de personne ne peut en être déduit.',
  inFirstRound: (people: number) => `avant : ${people}`,
  changed: (people: number, of: number) =>
    people === 0 ? `Aucun changement sur ${of}` : `${counted(people, 'changement')} sur ${of}`,
  commonest: (percent: number) => `${percent} % ont fait le même choix`,
  reached: (percent: number, share: number) => `${percent} % ont fait le même choix : seuil de ${share} % atteint`,
  notReached: (percent: number, share: number) => `${percent} % ont fait le même choix, pour un seuil de ${share} %`,
  agreement: {
    none: 'Évalué par personne ou trop peu',
    left: 'Laissé à « Aucun »',
    one: 'Une seule évaluation',
    agree: 'Avis unanime',
    differ: 'Avis différents',
    opposed: 'Avis opposés',
  },
  someRated: (some: number, all: number) => `${some} sur ${all} ${plural(some, 'l’a évalué', 'l’ont évalué')}`,
  takeOverShare: (share: number) =>
    `Seules les appréciations choisies par ${share} % ou plus sont reprises. « Aucun » est laissé de côté : cela peut simplement signifier que personne n’a pensé à ce besoin.`,
  takeOver:
    'Seules les appréciations choisies par tout le monde sont reprises. « Aucun » est laissé de côté : cela peut simplement signifier que personne n’a pensé à ce besoin.',
  kept: (count: number) =>
    count === 1
      ? 'Une évaluation antérieure du groupe en diffère et reste.'
      : `${count} évaluations antérieures du groupe en diffèrent et restent.`,
  /** Whose ratings a form holds: at its Save, and in the bar at the top. */
  whose: {
    group: 'La valeur du groupe',
    silent: 'Votre évaluation',
    'silent-again': 'Votre évaluation, second tour',
  },
  rateAlone: 'Évaluez de votre côté',
  rateAgain: 'Second tour : évaluez de votre côté',
  revealedToGroup: 'Dévoilé : la valeur du groupe',
  /** Of a form that took the place of another one while somebody was at it. */
  tookPlace: {
    group: 'C’est maintenant la valeur du groupe, et non votre évaluation.',
    silent: 'Chacun évalue maintenant de son côté. C’est votre évaluation, et non la valeur du groupe.',
    'silent-again': 'Le second tour a commencé. C’est votre évaluation, et non la valeur du groupe.',
  },
  saveUntouched: {
    group: 'Enregistrer la valeur du groupe ?',
    silent: 'Enregistrer votre évaluation ?',
    'silent-again': 'Enregistrer votre évaluation ?',
  },
  nothingChosen: 'Vous n’y avez encore rien choisi.',
  silentRating: 'Évaluation silencieuse.',
  secondRound: 'Évaluation silencieuse, second tour.',
  reveal: 'Dévoiler',
  revealTheRatings: 'Dévoiler les évaluations ?',
  revealTheSecondRound: 'Dévoiler le second tour ?',
  yourOwnRatings: (direction: string) => `Vos évaluations, ${circle(direction)}`,
  notSaved: 'Non enregistré',
  whatEverybodyRatedAlone: 'Les évaluations de chacun',
  whatTheFirstRoundWas: 'Les évaluations de chacun au premier tour',
  whatBothRoundsWere: 'Les évaluations de chacun, aux deux tours',
  howManyChoseWhat: 'Combien ont choisi quoi',
  fhn: 'Besoin',
  theGroupsValue: 'La valeur du groupe',
  useWhatAllAgreeOn: 'Reprendre ce qui fait l’unanimité',
  useWhatReached: (share: number) => `Reprendre ce qui atteint ${share} %`,
  you: 'vous',
}

const percent = (share: number) => `${share} %`

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english.silentRoundsMessages> = {
  hint: 'Chacun évalue les options de son côté. Vous voyez combien ont évalué ; personne ne voit les évaluations avant que vous ne les dévoiliez.',
  none: 'Personne n’a encore évalué.',
  notHere: (count: number) =>
    count === 1 ? 'L’une d’elles n’est pas là en ce moment.' : `${count} d’entre elles ne sont pas là en ce moment.`,
  revealed: (count: number) => (count === 0 ? 'Il n’y avait rien à dévoiler.' : 'Les évaluations sont dévoilées.'),
  revealAll: (direction: string) =>
    `Tout le monde voit combien de personnes ont choisi quoi, mais jamais qui, pour chaque option que quelqu’un a évaluée pour le ${circle(direction)}. Le tour est alors terminé ; les groupes fixent leurs valeurs, ou vous ouvrez un second tour.`,
  revealAllAgain: (direction: string) =>
    `Tout le monde voit combien de personnes ont choisi quoi au second tour, mais jamais qui, pour chaque option que quelqu’un a réévaluée pour le ${circle(direction)}. Il n’y a pas de troisième tour ; les groupes fixent leurs valeurs.`,
  revealOne: (option: string) =>
    `Tout le monde voit combien de personnes ont choisi quoi pour « ${isolated(option)} », mais jamais qui. Le tour est alors terminé ; le groupe fixe sa valeur, ou vous ouvrez un second tour.`,
  revealAgain: (option: string) =>
    `Tout le monde voit combien de personnes ont choisi quoi au second tour pour « ${isolated(option)} », mais jamais qui. Il n’y a pas de troisième tour ; le groupe fixe sa valeur.`,
  revealLast: (option: string) =>
    `Tout le monde voit combien de personnes ont choisi quoi pour « ${isolated(option)} », mais jamais qui. Ensuite, plus personne ne peut évaluer cette option de son côté ; le groupe fixe sa valeur.`,
  onBigScreen: 'Afficher sur le grand écran',
  share: 'Compte comme réponse du groupe',
  shareHint: 'Combien doivent faire le même choix. Cela s’applique aux options que personne n’a encore évaluées.',
  noShare: 'Ce que tout le monde choisit',
  shareOption: (share: number) => `Ce que ${percent(share)} choisissent`,
  shareOfRound: (share: number) => `À partir de ${percent(share)}, un choix compte comme réponse du groupe.`,
  shareSet: (share: number | null) =>
    share === null
      ? 'Plus aucun seuil n’est fixé.'
      : `Désormais, un choix compte comme réponse du groupe à partir de ${percent(share)}.`,
  opened: (count: number) => (count === 0 ? 'Il n’y avait rien à réévaluer.' : 'Le second tour est ouvert.'),
  openAll: (direction: string) =>
    `Chacun réévalue de son côté ce qui est dévoilé pour le ${circle(direction)}, après avoir vu la répartition des avis. Les valeurs des groupes attendent que vous dévoiliez le second tour. Il n’y en a pas de troisième.`,
  openOne: (option: string) =>
    `Chacun réévalue « ${isolated(option)} » de son côté, après avoir vu la répartition des avis. La valeur du groupe attend que vous dévoiliez le second tour. Il n’y en a pas de troisième.`,
  secondRound: 'Second tour',
  secondRoundVirtuous: 'Second tour, cercle vertueux',
  secondRoundVicious: 'Second tour, cercle vicieux',
  takeBack: 'Retirer',
  takeBackVirtuous: 'Retirer le second tour, cercle vertueux',
  takeBackVicious: 'Retirer le second tour, cercle vicieux',
  takenBack: (count: number) =>
    count === 0 ? 'Quelqu’un y a déjà évalué. Dévoilez-le pour le terminer.' : 'Le second tour est retiré.',
  openTheSecondRound: 'Ouvrir un second tour ?',
  open: 'Ouvrir',
  inRound: (direction: string, isSecond: boolean) => (isSecond ? `${direction}, second tour` : direction),
  revealedMark: 'Dévoilé',
  reveal: 'Dévoiler',
  silentRating: 'Évaluation silencieuse',
  revealAllVirtuous: 'Dévoiler le cercle vertueux',
  revealAllVicious: 'Dévoiler le cercle vicieux',
  optionsRatedSilently: 'Options évaluées en silence',
  revealTheSecondVirtuous: 'Dévoiler le second tour du cercle vertueux ?',
  revealTheSecondVicious: 'Dévoiler le second tour du cercle vicieux ?',
  revealTheVirtuousRatings: 'Dévoiler les évaluations du cercle vertueux ?',
  revealTheViciousRatings: 'Dévoiler les évaluations du cercle vicieux ?',
}
