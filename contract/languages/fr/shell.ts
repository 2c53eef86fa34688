import type { shellMessages as english } from '../../messages/shell.ts'
import type { Words } from '../words.ts'
import { isolated, plural } from './grammar.ts'

/** What stands around every screen: sidebar, panel, who is here, links below. */
export const shellMessages: Words<typeof english> = {
  continueWhereYouWere: 'Reprendre où vous en étiez',
  skipToContent: 'Aller au contenu',
  metrics: 'Indicateurs',
  stakeholders: 'Parties prenantes',
  userStories: 'Récits utilisateur',
  collapseSidebar: 'Réduire la barre latérale',
  expandSidebar: 'Déployer la barre latérale',
  main: 'Navigation principale',
  home: 'Accueil',
  workshop: 'Atelier',
  hereNow: (count: number) => `En ligne : ${count}`,
  isYou: (name: string) => `${isolated(name)} (vous)`,
  showAll: (count: number) => `Tout afficher (${count})`,
  solutions: 'Solutions',
  closeWorkshopPanel: 'Fermer le panneau de l’atelier',
  you: 'Vous',
  /** Before the title of the workshop. */
  hereAsHost: 'Vous êtes l’hôte de l’atelier',
  backToCockpit: 'Retour au tableau de bord',
  compareAllOptions: 'Comparer toutes les options',
  traceabilityMap: 'Carte de traçabilité',
  reportToPrint: 'Rapport à imprimer',
  historyOfThisSolution: 'Historique de cette solution',
  theSolutionAsAWhole: 'La solution dans son ensemble',
  youWriteElsewhere: 'Vous écrivez ici dans un autre onglet',
  writingHere: (name: string, others: number) =>
    others > 0
      ? `${isolated(name)} et ${others} ${plural(others, 'autre personne', 'autres personnes')} écrivent ici`
      : `${isolated(name)} écrit ici`,
}
