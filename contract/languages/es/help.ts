import type { helpMessages as english } from '../../messages/help.ts'
import type { Words } from '../words.ts'

/** One sentence of help per step, on its screen and on the room's. */
export const helpMessages: Words<typeof english> = {
  solution:
    'Pon nombre a lo que quieres crear, elige dónde debe hacer bien y decide la única necesidad humana fundamental para la que existe.',
  /** On the page of one that is there already. */
  solutionDetails:
    'Cómo se llama, dónde debe hacer bien y la única necesidad humana fundamental para la que existe. Todos los pasos siguientes parten de aquí.',
  metrics: 'Elige de tres a cinco cifras que demuestren, dentro de un año, que tu solución ayudó.',
  stakeholders:
    'Añade a las personas y los seres a quienes importa cada cifra, sobre todo a quienes cargan con los efectos sin que nadie les pregunte.',
  userStories: 'Escribe una frase para cada métrica: ¿quién quiere qué, para que mejore qué?',
  functionalOptions:
    'Anota distintas maneras en que el sistema podría hacer realidad la historia; ya las juzgarás después.',
  h9: 'H9 son las nueve necesidades humanas fundamentales: di qué le hace la opción a cada una, primero si todo va bien (virtuoso) y luego si va mal (vicioso).',
  h9Virtuous:
    'Supón que la opción funciona como se pensó y que mucha gente la usa durante años. ¿Qué aporta a cada necesidad?',
  h9Vicious:
    'Supón que se usa en exceso, que se manipula, que se abusa de ella, que le falta dinero o que excluye a personas. ¿Qué le hace ahora a cada necesidad?',
  systemRequirements:
    'Convierte cada valoración con color de una necesidad humana fundamental en una regla comprobable que conserve lo bueno y evite el daño.',
}
