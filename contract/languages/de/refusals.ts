import type { refusalsMessages as english } from '../../messages/refusals.ts'
import type { Words } from '../words.ts'

/** What the server says when it refuses something, where no slice has the sentence. */
export const refusalsMessages: Words<typeof english> = {
  badInput: 'Die Anfrage ist ungültig.',
  badJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  tooDeep: 'Im Inhalt der Anfrage liegen Listen oder Objekte zu tief ineinander.',
  unknownReference: 'Die Anfrage nennt etwas, das nicht im Katalog dieses Workshops steht.',
  hostOnly: 'Bitte melden Sie sich als Moderation an.',
  wrongPassword: 'Das ist nicht das Passwort der Moderation.',
  foreignOrigin: 'Diese Anfrage kam von einer anderen Website und wurde abgelehnt.',
  notFound: 'Das gibt es nicht, oder es wurde gelöscht.',
  noSuchRoute: 'Unter dieser Adresse gibt es nichts.',
  decisionChanged: 'Die Entscheidung über diese Option wurde inzwischen geändert.',
  noTimer: 'Es läuft kein Timer, der verlängert werden könnte.',
  catalogueChanged:
    'Inzwischen wurde eine andere Version dieses Katalogs veröffentlicht. Bitte sehen Sie nach, was Ihr Entwurf ihr gegenüber ändert, und veröffentlichen Sie noch einmal.',
  thereAgain: 'Hier gibt es nichts zurückzuholen: Es ist schon wieder da.',
  ownerGone:
    'Das lässt sich nicht zurückholen, weil das gelöscht wurde, wozu es gehörte. Holen Sie zuerst dieses zurück.',
  entryDamaged: 'Das lässt sich nicht zurückholen, weil die gespeicherte Kopie beschädigt ist.',
  notSilent: 'Die stille Bewertung ist ausgeschaltet: Bewerten Sie gemeinsam mit Ihrer Gruppe.',
  alreadyRevealed: 'Die stillen Bewertungen dieser Option sind aufgedeckt: Jetzt legt die Gruppe ihren Wert fest.',
  stillSilent:
    'Alle bewerten für sich, bis die Moderation die Bewertungen aufdeckt; dann legt die Gruppe ihren Wert fest.',
  nameless: 'Der Server weiß nicht, wer Sie sind. Bitte melden Sie sich ab und wieder an.',
  notEmbedded: 'Dieser Server hält seine Daten in PostgreSQL; sichern Sie sie mit den Werkzeugen von PostgreSQL.',
  tooLate: 'Das wurde vor mehr als 24 Stunden gelöscht. Nur die Moderation kann es jetzt noch zurückholen.',
  tooLarge: 'Die Anfrage ist zu groß.',
  wrongContentType: 'Der Inhalt der Anfrage muss JSON sein.',
  notImportable: 'Diese Datei passt nicht zum Katalog dieses Workshops.',
  idempotencyKeyReused: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  tooManyPasswords: 'Zu viele falsche Passwörter. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.',
  loginBusy: 'Gerade versuchen zu viele, sich als Moderation anzumelden. Bitte versuchen Sie es gleich noch einmal.',
  serverBusy:
    'Gerade werden zu viele große Dateien oder Dokumente übertragen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  roomFull: 'Zu viele Menschen verfolgen diesen Workshop live. Alles andere geht wie gewohnt.',
  tooManyCalls:
    'In kurzer Zeit kamen zu viele Anfragen. Bitte warten Sie ein paar Sekunden und versuchen Sie es dann noch einmal.',
  tooManyStreams: 'Sie verfolgen diesen Workshop an zu vielen Stellen live. Alles andere geht wie gewohnt.',
  tooManyTabs: 'Sie haben diesen Workshop in zu vielen Tabs geöffnet. Bitte schließen Sie einige davon.',
  tooManyJoins: 'Gerade treten zu viele Menschen bei. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  unforeseen: 'Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.',
  databaseUnavailable: 'Die Datenbank ist im Augenblick nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  diskFull:
    'Auf dem Server wird der Speicherplatz knapp, deshalb lässt sich im Augenblick nichts speichern. Bitte sagen Sie der Moderation Bescheid.',
  noRoomForFile:
    'Auf dem Server ist zu wenig Speicherplatz frei, um diese Datei zu erstellen. Bitte versuchen Sie es später noch einmal.',
  requestTimeout: 'Die Anfrage kam nicht rechtzeitig vollständig an.',
  unknownHost:
    'Unter dieser Adresse antwortet dieser Server nicht. Bitte verwenden Sie die Adresse, die Sie von der Moderation bekommen haben.',
  expectationFailed: 'Der Server kann die Expect-Kopfzeile der Anfrage nicht erfüllen.',
  headersTooLarge: 'Die Kopfzeilen der Anfrage sind zu groß.',
  workshopFull: 'Der Speicher dieses Workshops ist voll. Die Moderation kann durch endgültiges Löschen Platz schaffen.',
}
