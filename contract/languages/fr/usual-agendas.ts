import type { usualAgendasMessages as english } from '../../messages/usual-agendas.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** What the items of the usual agendas are called, and what each says to everyone. */
export const usualAgendasMessages: Words<typeof english> = {
  welcome: 'Accueil',
  welcomeSays: 'Connectez-vous, trouvez votre groupe et répartissez les rôles.',
  solution: 'Solution',
  solutionSays: 'Nommez votre solution, choisissez ses finalités et défendez un seul besoin principal.',
  metrics: 'Indicateurs',
  metricsSay: 'Chacun en choisit deux en silence. Mettez-vous ensuite d’accord sur trois à cinq.',
  stakeholders: 'Parties prenantes',
  stakeholdersSay: 'Ajoutez-en quatre à huit, dont au moins une qui est touchée sans être utilisatrice.',
  stories: 'Récits utilisateur',
  storiesSay: 'Un récit par indicateur. Écrivez à deux, puis lisez à voix haute.',
  options: 'Options',
  optionsSay: 'Deux idées bien différentes par récit. Pas encore de critiques.',
  pause: 'Pause',
  pauseSays: (minutes: number) => `Reprise dans ${counted(minutes, 'minute')}.`,
  virtuous: 'Analyse H9, cercle vertueux',
  virtuousSays: 'Quel bien chaque option peut-elle faire aux neuf besoins ?',
  virtuousTogether: 'Cercle vertueux, ensemble',
  vicious: 'Analyse H9, cercle vicieux',
  viciousSays: 'À qui doute de mener : quel tort chaque option peut-elle causer ?',
  viciousTogether: 'Cercle vicieux, ensemble',
  togetherSays: 'Discutez des avis opposés, puis convenez des valeurs du groupe.',
  compare: 'Comparer',
  compareSays: 'Regardez vos options côte à côte. Qu’est-ce qui vous surprend ?',
  requirements: 'Exigences',
  requirementsSay: 'Une pour chaque case rouge et orange, puis une pour chaque verte.',
  close: 'Clôture',
  closeSays: 'Chaque groupe : une ligne dorée qui nous a surpris, une exigence que nous gardons.',
}
