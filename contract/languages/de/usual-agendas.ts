import type { usualAgendasMessages as english } from '../../messages/usual-agendas.ts'
import type { Words } from '../words.ts'

/** What the items of the usual agendas are called, and what each says to everyone. */
export const usualAgendasMessages: Words<typeof english> = {
  welcome: 'Willkommen',
  welcomeSays: 'Melden Sie sich an, finden Sie Ihre Gruppe und verteilen Sie die Rollen.',
  solution: 'Lösung',
  solutionSays:
    'Geben Sie Ihrer Lösung einen Namen, wählen Sie ihre Zwecke und einigen Sie sich auf ein Hauptbedürfnis.',
  metrics: 'Kennzahlen',
  metricsSay: 'Alle wählen still zwei aus. Einigen Sie sich dann auf drei bis fünf.',
  stakeholders: 'Stakeholder',
  stakeholdersSay: 'Fügen Sie vier bis acht hinzu, und mindestens einen, der betroffen ist, ohne die Lösung zu nutzen.',
  stories: 'User Storys',
  storiesSay: 'Eine Story zu jeder Kennzahl. Schreiben Sie zu zweit und lesen Sie die Storys dann laut vor.',
  options: 'Optionen',
  optionsSay: 'Zwei unterschiedliche Ideen zu jeder Story. Noch keine Kritik.',
  pause: 'Pause',
  pauseSays: (minutes: number) => `In ${minutes} Minuten geht es weiter.`,
  virtuous: 'H9-Analyse, Gutfall',
  virtuousSays: 'Was kann jede Option den neun Bedürfnissen Gutes tun?',
  virtuousTogether: 'Gutfall, gemeinsam',
  vicious: 'H9-Analyse, Schlechtfall',
  viciousSays: 'Jetzt führt die skeptische Stimme: Welchen Schaden kann jede Option anrichten?',
  viciousTogether: 'Schlechtfall, gemeinsam',
  togetherSays: 'Sprechen Sie über die gegensätzlichen Meinungen und einigen Sie sich dann auf die Werte der Gruppe.',
  compare: 'Vergleichen',
  compareSays: 'Sehen Sie sich Ihre Optionen nebeneinander an. Was überrascht Sie?',
  requirements: 'Anforderungen',
  requirementsSay: 'Eine für jede rote und orange Zelle, dann eine für jede grüne.',
  close: 'Abschluss',
  closeSays: 'Jede Gruppe: eine goldene Linie, die uns überrascht hat, und eine Anforderung, die bleibt.',
}
