import type { archiveMessages as english } from '../../messages/archive.ts'
import type { Words } from '../words.ts'
import type { ExportStep, IssueTracker } from '../../exports.ts'

/** The page that lies in an archive beside the files, and says what each is for. */
export const archiveMessages: Words<typeof english> = {
  readme: 'README.txt',
  from: (title: string, day: string) => `${title}\r\nExportado de Ninefold el ${day}\r\n`,
  what: 'Para qué sirve cada archivo',
  file: {
    xlsx: 'Excel y otras hojas de cálculo: todos los pasos, y las opciones frente a las necesidades.',
    html: 'Historias, opciones, valoraciones y requisitos en una página, para leer en cualquier navegador y para imprimir. No carga nada de ningún sitio.',
    md: 'Wikis y repositorios.',
    json: 'Otro taller o servidor: está completo y se puede importar allí.',
    reqif: 'Herramientas de requisitos como DOORS, Polarion, Jama o StrictDoc.',
  },
  csv: 'Una tabla por paso, para programas y hojas de cálculo:',
  table: {
    solutions: 'soluciones con propósitos y necesidad principal',
    metrics: 'métricas',
    stakeholders: 'partes interesadas',
    'user-stories': 'historias de usuario',
    'functional-options': 'opciones funcionales con decisiones',
    'h9-analysis': 'valoraciones',
    'system-requirements': 'requisitos del sistema',
    'silent-rating': 'lo que cada persona valoró por su cuenta, en recuentos',
  } satisfies Record<ExportStep, string>,
  back: 'Los textos que se cambien en el libro, en una tabla o en el archivo JSON se pueden devolver al mismo taller: allí, en Exportar, «Devolver un archivo editado».',
  issues: 'Un ticket por requisito, salvo los de opciones que no se construyen, para importar en:',
  tracker: { jira: 'Jira', 'azure-devops': 'Azure DevOps', gitlab: 'GitLab' } satisfies Record<IssueTracker, string>,
}
