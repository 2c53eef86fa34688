import type { rehearsalMessages as english } from '../../messages/rehearsal.ts'
import type { Words } from '../words.ts'
import { counted, isolated } from './grammar.ts'

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english> = {
  title: 'Probe',
  none: 'Dieser Workshop ist keine Probe.',

  rehearse: 'Proben',
  about:
    'Probieren Sie alles allein aus: Zwölf gespielte Personen in drei Gruppen treten bei und arbeiten, und Sie leiten sie. Es zählt nirgends, und ein Klick löscht es.',
  mark: 'Probe',

  state: {
    playing: 'Die gespielten Personen arbeiten.',
    paused: 'Angehalten. Die gespielten Personen sind hier und warten; die Uhr des Punkts läuft weiter.',
    stopped: 'Angehalten, wo es war. Die gespielten Personen kommen zurück, wenn es weitergeht.',
  },
  notBegun: 'Zwölf gespielte Personen warten draußen.',
  letIn: 'Hereinlassen',
  goOn: 'Weiter',
  pause: 'Pause',
  stop: 'Stopp',
  speed: 'Tempo',
  times: (speed: number) => `×${speed}`,

  showMe: 'Zeigen',
  gotIt: 'Verstanden',
  hint: 'Hinweis',
  hints: {
    start: 'Alle sind da. Die Agenda führt mit einer einzigen Schaltfläche weiter.',
    timeIsUp: 'Die Zeit ist um. Geben Sie eine Minute mehr oder gehen Sie weiter.',
    allRated: 'Alle haben bewertet. Decken Sie auf, was sie gewählt haben.',
    rateAgain:
      'Wenn alle miteinander gesprochen haben, lassen Sie noch einmal bewerten und sehen Sie, ob sich die Meinungen annähern.',
    needsHelp: (solution: string) =>
      `„${isolated(solution)}“ hat um Hilfe gebeten. Sagen Sie, dass Sie kommen, und melden Sie es als erledigt, wenn Sie dort waren.`,
    allDone: 'Alle Gruppen sind mit diesem Schritt fertig. Gehen Sie weiter, wann Sie möchten.',
    stuck: (solution: string) =>
      `„${isolated(solution)}“ liegt hinter den anderen. Sehen Sie sich an, was da ist, oder gehen Sie an diesen Tisch.`,
    late: 'Jemand fehlt noch. Die Leinwand zeigt auch während eines Schritts, wie man beitritt.',
    away: (count: number) =>
      `${counted(count, 'Person ist', 'Personen sind')} beigetreten und ohne Verbindung. Nichts ist verloren; in der Liste steht, wer.`,
    frozen: 'Die Bearbeitung ist angehalten, und alle warten, dass Sie sie freigeben.',
    tryFreeze: 'Halten Sie die Bearbeitung kurz an und sehen Sie, wie alle warten.',
    tryScene: 'Wählen Sie, was die Leinwand zeigt, in einem eigenen Fenster oder auf einem Projektor.',
  },
}
