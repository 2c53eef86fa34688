import type { helpMessages as english } from '../../messages/help.ts'
import type { Words } from '../words.ts'

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english> = {
  solution:
    'Geben Sie dem, was Sie schaffen wollen, einen Namen. Wählen Sie, wo es Gutes bewirken soll, und das eine menschliche Grundbedürfnis, für das es da ist.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Wie die Lösung heißt, wo sie Gutes bewirken soll und für welches menschliche Grundbedürfnis sie da ist. Alle weiteren Schritte bauen darauf auf.',
  metrics: 'Wählen Sie drei bis fünf Zahlen, die in einem Jahr beweisen würden, dass Ihre Lösung geholfen hat.',
  stakeholders:
    'Fügen Sie die Menschen und Lebewesen hinzu, für die jede Zahl wichtig ist, vor allem jene, die ungefragt die Folgen tragen.',
  userStories: 'Schreiben Sie zu jeder Kennzahl einen Satz: Wer möchte was, damit was besser wird?',
  functionalOptions:
    'Sammeln Sie verschiedene Wege, wie das System die Story wahr machen könnte; beurteilt werden sie später.',
  h9: 'H9 steht für alle neun menschlichen Grundbedürfnisse: Sagen Sie für jedes, was die Option bewirkt, zuerst wenn alles gut geht (Gutfall), dann wenn es schiefgeht (Schlechtfall).',
  h9Virtuous:
    'Angenommen, die Option funktioniert wie gedacht und wird von vielen über Jahre genutzt. Was bewirkt sie für jedes Bedürfnis?',
  h9Vicious:
    'Angenommen, die Option wird übermäßig genutzt, ausgetrickst, missbraucht, kaputtgespart oder schließt Menschen aus. Was macht sie jetzt mit jedem Bedürfnis?',
  systemRequirements:
    'Machen Sie aus jeder farbigen Bewertung eines menschlichen Grundbedürfnisses eine prüfbare Regel, die das Gute bewahrt und Schaden verhindert.',
}
