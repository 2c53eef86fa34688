import type { workbookMessages as english } from '../../messages/workbook.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** The first sheet of a workbook: what it is, and what lies on the others. */
export const workbookMessages: Words<typeof english> = {
  about: 'À propos',
  kind: {
    solution: 'Une solution, du besoin humain à l’exigence système',
    workshop: 'Toutes les solutions d’un atelier, du besoin humain à l’exigence système',
  },
  made: 'Établi le',
  catalogue: 'Catalogue',
  sheets: 'Contenu des feuilles',
  sheet: {
    solutions: 'Chaque solution avec ses finalités et son besoin humain fondamental principal.',
    metrics: 'Ce qui est mesuré, et quelles finalités cela sert.',
    stakeholders: 'Qui est concerné, et par quels indicateurs.',
    'user-stories': 'Un récit par indicateur.',
    'functional-options': 'Ce qui pourrait être réalisé pour chaque récit, et ce qui a été décidé.',
    'h9-analysis':
      'Ce que chaque option fait à chaque besoin, si tout va bien (cercle vertueux) et sinon (cercle vicieux).',
    'system-requirements': 'Ce qu’il faut réaliser, avec le chemin qui remonte au besoin.',
    'silent-rating': 'Ce que chacun a évalué de son côté, en nombres.',
  },
  matrix: 'Options et besoins',
  matrixHolds: 'Les mêmes évaluations d’un coup d’œil : une ligne par option et par cercle, une colonne par besoin.',
  measures: 'Ce que signifient les évaluations',
  readings: 'Ce que les deux cercles disent ensemble',
  rows: (count: number) => counted(count, 'ligne'),
  page: (title: string) => `${title}, page &P sur &N`,
}
