import type * as english from '../../messages/people.ts'
import type { Words } from '../words.ts'
import { ended, isolated } from './grammar.ts'

/** What people are called in a workshop, and what stands in the place of their e-mails. */
export const namesMessages: Words<typeof english.namesMessages> = {
  taken: 'In diesem Workshop heißt schon jemand so. Bitte ergänzen Sie etwas, zum Beispiel einen Nachnamen.',
  ofOurs: 'So heißen hier die Moderation oder Personen ohne Namen. Bitte wählen Sie einen anderen Namen.',
  yourName: 'Ihr Name hier',
  meaning: 'Die anderen sehen ihn statt Ihrer E-Mail-Adresse überall, wo steht, wer hier ist.',
  save: 'Speichern',
  given: (name: string) => ended(`Die anderen sehen Sie jetzt als ${isolated(name)}`),
  takenOut: 'Ihr Name wurde entfernt.',
}

/** Whoever stands in the place of an e-mail that is hidden or was removed. Every page reads it, so it stands apart. */
export const numberedMessages: Words<typeof english.numberedMessages> = {
  /** Where nobody knows the number. */
  unnumbered: 'Person',
  numbered: (number: string) => `Person ${number}`,
  /** The number is one of another workshop. */
  imported: (who: string) => `${who} (importiert)`,
}

/** Who sees what, how long it is kept, how it is removed: what the server does, in short. `docs/privacy.md` says it at length. */
export const privacyMessages: Words<typeof english.privacyMessages> = {
  help: 'Was Ninefold über Sie weiß, wer es sehen kann, wie lange es aufbewahrt und wie es entfernt wird.',
  backToLogin: 'Zurück zur Anmeldung',
  backToWorkshop: 'Zurück zu den Lösungen',
  stored: 'Was gespeichert wird',
  storedPeople:
    'Die E-Mail-Adresse, mit der Sie sich anmelden, der Name, den Sie unter „Workshop“ angeben können, wann Sie beigetreten sind, und Ihre Gruppe, wo es Gruppen gibt.',
  storedDeeds:
    'Was Sie schreiben, bewerten, entscheiden und löschen, jeweils mit Ihrer E-Mail-Adresse und der Zeit: Der Verlauf einer Lösung zeigt es.',
  storedNothingElsewhere:
    'Ihre E-Mail-Adresse beweist hier nichts, und es wird nichts an sie gesendet. Nichts geht an andere Dienste: kein Tracking, keine Werbung, keine Schriften oder Skripte von anderswo.',
  seen: 'Wer es sieht',
  seenInTheWorkshop:
    'Alle im selben Workshop sehen, wer Sie sind, wo Sie arbeiten und was Sie getan haben; auf der Leinwand steht, wer hier ist. Andere Workshops sehen nichts davon.',
  seenHidden:
    'Die Moderation kann E-Mail-Adressen verbergen. Dann lesen alle anderen Ihren Namen oder „Person“ mit einer Nummer, auf Bildschirmen, im Verlauf und in Dateien; die Moderation sieht Ihre E-Mail-Adresse weiterhin.',
  seenSilently:
    'Stille Bewertungen sieht niemand außer Ihnen, bis die Moderation sie aufdeckt, und auch dann stehen keine Namen dabei.',
  seenByLink: 'Wer einen Link zu den Ergebnissen hat, liest sie ohne Namen und E-Mail-Adressen.',
  seenFiles:
    'Dateien, die jemand gespeichert hat, und gedruckte Berichte lassen sich nicht mehr erreichen: Was damals darin stand, steht weiterhin darin.',
  seenOperator: 'Wer den Server betreibt, kann die Datenbank lesen.',
  kept: 'Wie lange es aufbewahrt wird',
  keptWorkshop: 'So lange wie der Workshop: bis die Moderation ihn löscht. Beim Schließen wird nichts gelöscht.',
  keptBin: 'Was in einem Workshop gelöscht wurde, lässt sich 30 Tage lang zurückholen und ist danach weg.',
  keptBrowser:
    'Dieser Browser behält Ihre E-Mail-Adresse und die Sitzungs-ID, bis Sie sich abmelden, und nicht gespeicherte Texte 30 Tage lang. Sein Cookie endet 30 Tage nach Ihrem letzten Besuch.',
  keptBackups: 'Wer den Server betreibt, kann Sicherungen länger aufbewahren.',
  removed: 'Wie Sie es entfernen',
  removedName: 'Ihren Namen: selbst, unter „Workshop“.',
  removedEmail:
    'Ihre E-Mail-Adresse: Fragen Sie die Moderation. Sie kann sie überall im Workshop durch „Person“ und eine Nummer ersetzen. Sie bleibt entfernt, auch wenn Sie sich wieder mit ihr anmelden: Der Server behält einen Fingerabdruck, an dem er die Adresse erkennt, aber nicht die Adresse selbst.',
  removedPart:
    'Ihren Zugang zu einem Workshop: Fragen Sie die Moderation; sie kann Sie daraus entfernen. Was Sie gemacht haben, bleibt bei der Gruppe.',
  removedEverything: 'Alles aus einem Workshop: Die Moderation kann ihn löschen.',
}
