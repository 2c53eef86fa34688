import type { importsMessages as english } from '../../messages/imports.ts'
import type { Words } from '../words.ts'
import { counted } from './grammar.ts'

/** What is said about a file that is brought in: to the host, and to whoever creates a solution. */
export const importsMessages: Words<typeof english> = {
  hint: 'Elige un archivo que Ninefold haya exportado como JSON. Primero se comprueba; no se crea nada hasta que confirmes.',
  checking: 'Comprobando el archivo…',
  nothingInIt: 'Este archivo no contiene ninguna solución.',
  willMake: (solutions: number) =>
    solutions === 1 ? 'Se creará una solución:' : `Se crearán ${solutions} soluciones:`,
  contents: ({ metrics, options, requirements }: { metrics: number; options: number; requirements: number }) =>
    `${counted(metrics, 'métrica')}, ${counted(options, 'opción', 'opciones')}, ${counted(requirements, 'requisito')}`,
  matchedByName: (count: number) =>
    count === 1
      ? 'Una entrada del catálogo tiene aquí otro número y se asignó por su nombre.'
      : `${count} entradas del catálogo tienen aquí otros números y se asignaron por su nombre.`,
  problems: (count: number) =>
    count === 1
      ? 'Este archivo no se puede importar, por un motivo:'
      : `Este archivo no se puede importar, por ${count} motivos:`,
  line: (line: number) => `línea ${line}`,
  morePlaces: (count: number) => (count === 1 ? 'y en otro lugar más' : `y en otros ${count} lugares`),
  imported: (count: number) => (count === 1 ? 'Una solución importada.' : `${count} soluciones importadas.`),
  /** Said by the server. */
  notAnExport: 'Este no es un archivo JSON exportado por Ninefold.',
  otherVersion: 'Este archivo lo escribió otra versión de Ninefold.',
  broken: 'Este archivo no es JSON válido.',
  memberHint: '¿La solución ya existe en otro taller o en otro servidor? Expórtala allí como JSON e impórtala aquí.',
}
