import type { silentRatingMessages as english } from '../../messages/silent-rating.ts'
import type { Words } from '../words.ts'
import { circle, counted, plural } from './grammar.ts'

/** Silent rating as everybody in the room sees it. */
export const silentRatingMessages: Words<typeof english> = {
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
