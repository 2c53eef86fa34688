import type { changesMessages as english } from '../../messages/changes.ts'
import type { Words } from '../words.ts'
import { counted, plural } from './grammar.ts'

/** An exported file that was edited elsewhere and comes back. */
export const changesMessages: Words<typeof english> = {
  open: 'Réimporter un fichier modifié',
  hint: 'Choisissez un classeur Excel, une table CSV ou un fichier JSON exporté de cet atelier et modifié depuis. Vous voyez chaque changement avant que quoi que ce soit ne soit enregistré.',
  file: 'Export modifié',
  memberHint: 'Un export de cet atelier a été modifié dans un tableur ? Ses textes peuvent revenir ici.',
  notLookedAt: 'Le serveur n’a pas répondu : le fichier n’a pas été examiné.',
  away: 'Le serveur ne répond pas. La suite vient dès qu’il répond.',
  unchanged: (count: number) => `${counted(count, 'texte')} ${plural(count, 'inchangé')}`,
  nothing: 'Ce fichier ne change rien : aucun de ses textes n’a été modifié depuis l’export, ou ils sont déjà ici.',
  nothingElse: 'Rien d’autre dans ce fichier n’a été modifié depuis l’export, ou c’est déjà ici.',
  noRows: 'Aucune ligne avec des textes n’a été trouvée dans ce fichier.',
  found: (count: number) => (count === 1 ? 'Ce fichier change un texte.' : `Ce fichier change ${count} textes.`),
  conflicts: (count: number) =>
    count === 1
      ? 'Un texte a aussi été modifié ici depuis l’export. Choisissez lequel garder.'
      : `${count} textes ont aussi été modifiés ici depuis l’export. Choisissez lesquels garder.`,
  refused: (count: number) =>
    count === 1
      ? 'Une ligne du fichier ne peut pas être reprise :'
      : `${count} lignes du fichier ne peuvent pas être reprises :`,
  here: 'Ici',
  inFile: 'Dans le fichier',
  keepOurs: 'Garder ce qui est ici',
  takeTheirs: 'Prendre celui du fichier',
  keepAllOurs: 'Garder tout ce qui est ici',
  takeAllTheirs: 'Prendre tout ce qui est dans le fichier',
  exported: 'Au moment de l’export',
  apply: 'Appliquer',
  applied: (count: number) => (count === 1 ? 'Un texte modifié.' : `${count} textes modifiés.`),
  takenBack: (count: number) =>
    count === 1 ? 'Le texte est de nouveau comme avant.' : `${count} textes sont de nouveau comme avant.`,
  changedSince:
    'Certains de ces textes ont été modifiés depuis : rien n’a été annulé. L’historique garde leur état d’avant.',
  field: {
    user_story: 'Récit utilisateur',
    functional_option: 'Option fonctionnelle',
    decision: 'Décision',
    decision_reason: 'Motif de la décision',
    specification: 'Exigence système',
  },
  /** Said by the server. */
  changedMeanwhile:
    'Certains de ces textes ont été modifiés entre-temps. Rien n’a été enregistré ; examinez de nouveau les changements.',
  notOurs: 'Ce fichier n’a pas été exporté par Ninefold comme classeur Excel, table CSV ou JSON.',
  archive:
    'C’est une archive ZIP. Décompressez-la et choisissez le classeur Excel, une table CSV ou le fichier JSON qu’elle contient.',
  notEditable: 'Cette table ne contient rien à reprendre : seuls les récits, les options et les exigences le sont.',
  noOrigin:
    'Ce fichier n’indique pas de quoi il a été exporté : rien ne peut être comparé. Exportez-le de nouveau et modifiez ce nouvel export.',
  otherVersion: 'Ce fichier a été écrit par une version plus récente de Ninefold.',
  otherWorkshop:
    'Ce fichier a été exporté d’un autre atelier, ou avant que celui-ci ne soit restauré d’une sauvegarde.',
  damaged: 'Ce classeur est endommagé ou incomplet.',
  tooLarge: 'un classeur plus grand une fois décompressé',
  badEncoding: 'Cette table n’est pas en UTF-8. Enregistrez-la comme « CSV UTF-8 ».',
  unreadable: 'Cette table est illisible.',
  noIds: 'Sans leurs ID, les lignes de cette table ne peuvent pas être distinguées.',
  noColumn: 'Une colonne de textes manque, ou son en-tête a été modifié : son contenu ne peut pas être comparé.',
  twiceHeaded: 'Deux colonnes de cette table ont le même en-tête : impossible de savoir laquelle compte.',
  twice: 'Ce fichier contient deux textes pour un même endroit.',
  tooMany: 'Ce fichier change trop de textes pour être examiné d’un coup. Réimportez-le en plusieurs parties.',
  tooManyRefused: 'Trop de lignes de ce fichier ne peuvent pas être reprises. Est-ce bien le bon fichier ?',
  line: (line: number) => `ligne ${line}`,
  lineOf: (sheet: string, line: number) => `${sheet}, ligne ${line}`,
}
