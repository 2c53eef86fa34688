import type { importsMessages as english } from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english> = {
  hint: 'Wählen Sie eine Datei, die Ninefold als JSON exportiert hat. Sie wird zuerst geprüft; angelegt wird erst etwas, wenn Sie bestätigen.',
  checking: 'Die Datei wird geprüft …',
  nothingInIt: 'In dieser Datei ist keine Lösung.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'Damit wird eine Lösung angelegt:' : `Damit werden ${solutions} Lösungen angelegt:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    [
      counted(metrics, 'Kennzahl', 'Kennzahlen'),
      counted(options, 'Option', 'Optionen'),
      counted(requirements, 'Anforderung', 'Anforderungen'),
    ].join(', '),
  matchedByName: (count: number) =>
    count === 1
      ? 'Ein Katalogeintrag hat hier eine andere Nummer und wurde am Namen erkannt.'
      : `${count} Katalogeinträge haben hier andere Nummern und wurden am Namen erkannt.`,
  problems: (count: number) =>
    count === 1
      ? 'Diese Datei kann aus einem Grund nicht importiert werden:'
      : `Diese Datei kann aus ${count} Gründen nicht importiert werden:`,
  line: (line: number) => `Zeile ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'und an einer weiteren Stelle' : `und an ${count} weiteren Stellen`),
  imported: (count: number) => (count === 1 ? 'Eine Lösung importiert.' : `${count} Lösungen importiert.`),
  /** Said by the server. */
  notAnExport: 'Das ist keine JSON-Datei, die Ninefold exportiert hat.',
  otherVersion: 'Diese Datei stammt von einer anderen Version von Ninefold.',
  broken: 'Diese Datei ist kein gültiges JSON.',
  memberHint:
    'Gibt es die Lösung schon in einem anderen Workshop oder auf einem anderen Server? Exportieren Sie sie dort als JSON und importieren Sie sie hier.',
}
