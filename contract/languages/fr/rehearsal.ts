import type { rehearsalMessages as english } from '../../messages/rehearsal.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english> = {
  title: 'Répétition',
  none: 'Cet atelier n’est pas une répétition.',

  rehearse: 'Répéter',
  about:
    'Essayez tout sans public : douze participants simulés, en trois groupes, arrivent et travaillent, et vous les menez. Cela ne compte nulle part, et un clic supprime tout.',
  mark: 'Répétition',

  state: {
    playing: 'Les participants simulés travaillent.',
    paused: 'En pause. Les participants simulés sont là et attendent ; le minuteur de la séquence continue.',
    stopped: 'En pause à cet endroit. Les participants simulés reviennent à la reprise.',
  },
  notBegun: 'Douze participants simulés attendent dehors.',
  letIn: 'Les faire entrer',
  goOn: 'Reprendre',
  pause: 'Pause',
  stop: 'Arrêter',
  speed: 'Vitesse',
  times: (speed: number) => `×${speed}`,

  showMe: 'Me montrer',
  gotIt: 'Compris',
  hint: 'Conseil',
  hints: {
    start: 'Tout le monde est là. Le déroulé avance avec un seul bouton.',
    timeIsUp: 'Le temps est écoulé. Donnez une minute de plus, ou continuez.',
    allRated: 'Tout le monde a évalué. Dévoilez les choix.',
    rateAgain: 'Après la discussion, faites évaluer une seconde fois, et voyez si les avis se rapprochent.',
    needsHelp: (solution: string) =>
      `« ${isolated(solution)} » a demandé de l’aide. Annoncez que vous arrivez, puis marquez la demande comme traitée une fois sur place.`,
    allDone: 'Tous les groupes ont terminé cette étape. Continuez quand vous voulez.',
    stuck: (solution: string) =>
      `« ${isolated(solution)} » est en retard sur les autres. Regardez ce qui s’y trouve, ou allez à cette table.`,
    late: 'Il manque encore quelqu’un. L’écran de salle indique comment entrer, même pendant une étape.',
    away: (count: number) =>
      `${counted(count, 'personne a', 'personnes ont')} rejoint l’atelier puis perdu la connexion. Rien n’est perdu ; la liste indique de qui il s’agit.`,
    frozen: 'La saisie est suspendue, et tout le monde attend que vous la rouvriez.',
    tryFreeze: 'Suspendez la saisie un instant, et voyez comment tout le monde attend.',
    tryScene: 'Choisissez ce que montre le grand écran, dans sa propre fenêtre ou sur un projecteur.',
  },
}
