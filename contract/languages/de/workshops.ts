import type * as english from '../../messages/workshops.ts'
import type { Words } from '../words.ts'
import { headingsMessages } from './common.ts'
import { counted, isolated } from './grammar.ts'

/** The host's list of workshops. */
export const workshopsMessages: Words<typeof english.workshopsMessages> = {
  help: 'Öffnen Sie einen Workshop, geben Sie seine Sitzungs-ID in den Raum und schließen Sie ihn, wenn die Arbeit getan ist.',
  loginHelp: 'Das Passwort wurde angezeigt, als Ninefold zum ersten Mal gestartet wurde.',
  opened: 'Workshop geöffnet.',
  renamed: 'Workshop umbenannt.',
  closed: 'Workshop geschlossen.',
  resultsShown: 'Der Workshop zeigt jetzt seine Ergebnisse.',
  reopened: 'Workshop wieder geöffnet.',
  copied: 'Workshop dupliziert.',
  deleted: 'Workshop endgültig gelöscht.',
  idReplaced: (id: string) => `Die Sitzungs-ID ist jetzt ${id}.`,
  none: 'Noch keine Workshops',
  noneHint: 'Öffnen Sie den ersten mit einem Titel, den alle wiedererkennen.',
  notFound: 'Diesen Workshop gibt es nicht, oder er wurde gelöscht.',
  gone: 'Dieser Workshop wurde gelöscht.',
  goneHint: 'Alles darin wurde mitgelöscht. Seine Teilnehmenden sind jetzt auf der Anmeldeseite.',
  titleBlank: 'Ein Workshop braucht einen Titel.',
  idCopied: 'Sitzungs-ID kopiert.',
  idNotCopied: 'Die Sitzungs-ID konnte nicht kopiert werden. Bitte markieren und kopieren Sie sie von Hand.',
  diskFull:
    'Dem Server geht der Speicherplatz aus, deshalb kann nichts gespeichert werden. Löschen Sie Workshops, die nicht mehr gebraucht werden, oder bitten Sie die Betreiber des Servers um mehr Platz.',
  neverUsed: 'Noch nichts',
  closeWarning:
    'Die Teilnehmenden sehen eine Seite, auf der das steht; nicht gespeicherte Texte bleiben in ihren Browsern. Alle Arbeit bleibt erhalten, und Sie können sie weiterhin lesen und den Workshop wieder öffnen.',
  resultsWarning:
    'Schritt, Uhr, Nachricht und stille Bewertung enden. Die Teilnehmenden können weiterhin beitreten, alles lesen und mitnehmen, aber nur Sie können etwas ändern. Nicht gespeicherte Texte bleiben in ihren Browsern. Sie können den Workshop jederzeit wieder öffnen und dort weitermachen, wo Sie waren.',
  replaceWarning:
    'Mit der jetzigen Sitzungs-ID kann dann niemand mehr beitreten. Wer schon beigetreten ist, bleibt, und nichts geht verloren.',
  deleteWarning:
    'Alles darin wird endgültig gelöscht: Lösungen, Anforderungen, Personen, Verlauf und alles, was sich noch rückgängig machen ließe.',
  typeTitle: (title: string) => `Geben Sie zur Bestätigung „${isolated(title)}“ ein`,
  workshop: 'Workshop',
  goToWorkshops: 'Zu den Workshops',
  reopen: 'Wieder öffnen',
  duplicateWorkshop: 'Workshop duplizieren',
  titleOfTheCopy: 'Titel der Kopie',
  duplicate: 'Duplizieren',
  copiesOf: (solutions: number) =>
    solutions === 1 ? 'Kopie seiner Lösung' : `Kopien seiner ${counted(solutions, 'Lösung', 'Lösungen')}`,
  whatItHolds: 'Was er enthält',
  deleteTitle: (title: string) => `${isolated(title)} löschen`,
  deleteForGood: 'Endgültig löschen',
  workshops: headingsMessages.workshops,
  catalogues: 'Kataloge',
  hostConsole: 'Moderationsbereich',
  hostPassword: 'Passwort der Moderation',
  logIn: 'Anmelden',
  titleOfANewWorkshop: 'Titel eines neuen Workshops',
  catalogue: 'Katalog',
  openWorkshop: 'Workshop öffnen',
  renameWorkshop: 'Workshop umbenennen',
  title: 'Titel',
  rename: 'Umbenennen',
  copySessionId: 'Sitzungs-ID kopieren',
  closeTitle: (title: string) => `${isolated(title)} schließen`,
  closeWorkshop: 'Workshop schließen',
  resultsTitle: (title: string) => `Ergebnisse von ${isolated(title)} zeigen`,
  showResults: 'Ergebnisse zeigen',
  newSessionId: 'Neue Sitzungs-ID',
  replaceSessionId: 'Sitzungs-ID ersetzen',
  more: 'Mehr',
  roomScreen: 'Leinwand',
  participants: 'Teilnehmende',
  recentlyDeleted: 'Kürzlich gelöscht',
  status: 'Status',
  isOpen: 'Offen',
  isResults: 'Ergebnisse',
  isClosed: 'Geschlossen',
  hereNow: 'Gerade hier',
  joined: 'Beigetreten',
  solutions: 'Lösungen',
  lastActivity: 'Zuletzt aktiv',
  enter: 'Betreten',
  actions: 'Aktionen',
}

/** What the host's console says of the automatic backup. */
export const backupsMessages: Words<typeof english.backupsMessages> = {
  last: (when: string) => `Letzte automatische Sicherung: ${when}.`,
  none: 'Es gibt noch keine automatische Sicherung.',
  failed: 'Der letzte Versuch ist fehlgeschlagen und wird bald wiederholt. Warum, steht im Protokoll des Servers.',
}

/** A workshop to rehearse in, for the host. */
export const rehearsalMessages: Words<typeof english.rehearsalMessages> = {
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

/** How the host changes the language of a workshop. */
export const workshopLanguageMessages: Words<typeof english.workshopLanguageMessages> = {
  ofTheWorkshop: 'Sprache des Workshops',
  followsIt: 'Der Katalog folgt ihr, und die Bildschirme aller, die keine eigene gewählt haben.',
  changed: 'Sprache geändert. Alle sehen sie, sobald sie das nächste Mal eine Seite öffnen.',
}
