import type { helpMessages as english } from '../../messages/help.ts'
import type { Words } from '../words.ts'

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english> = {
  solution:
    'Nommez ce que vous voulez créer, choisissez où cela doit faire du bien et désignez le seul besoin humain fondamental auquel cela répond : le besoin principal.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Son nom, où elle doit faire du bien et le seul besoin humain fondamental auquel elle répond. Toutes les étapes suivantes en partent.',
  metrics: 'Choisissez trois à cinq chiffres qui prouveraient, dans un an, que votre solution a été utile.',
  stakeholders:
    'Ajoutez les personnes et les êtres pour qui chaque chiffre compte, surtout ceux qui subissent les effets sans qu’on leur ait rien demandé.',
  userStories: 'Pour chaque indicateur, écrivez une phrase : qui veut quoi, afin que quoi s’améliore ?',
  functionalOptions:
    'Notez différentes façons dont le système pourrait réaliser le récit ; vous les jugerez plus tard.',
  h9: 'H9 désigne les neuf besoins humains fondamentaux : pour chacun, dites ce que l’option lui fait, d’abord si tout va bien (cercle vertueux), puis si les choses tournent mal (cercle vicieux).',
  h9Virtuous:
    'Supposez que l’option fonctionne comme prévu, que beaucoup l’utilisent, pendant des années. Qu’apporte-t-elle à chaque besoin ?',
  h9Vicious:
    'Supposez qu’on en use trop, qu’on la contourne, qu’on en abuse, qu’elle manque de moyens ou exclue des gens. Que fait-elle maintenant à chaque besoin ?',
  systemRequirements:
    'Faites de chaque évaluation en couleur d’un besoin humain fondamental une règle vérifiable, qui préserve le bon et prévient le dommage.',
}
