import type { silentRoundsMessages as english } from '../../messages/silent-rounds.ts'
import type { Words } from '../words.ts'
import { circle, isolated } from './grammar.ts'

const percent = (share: number) => `${share} %`

/** Silent rating as the host leads it. */
export const silentRoundsMessages: Words<typeof english> = {
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
