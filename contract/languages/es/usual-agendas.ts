import type { usualAgendasMessages as english } from '../../messages/usual-agendas.ts'
import type { Words } from '../words.ts'

/** What the items of the usual agendas are called, and what each says to everyone. */
export const usualAgendasMessages: Words<typeof english> = {
  welcome: 'Bienvenida',
  welcomeSays: 'Entra, busca tu grupo y acuerda los roles.',
  solution: 'Solución',
  solutionSays: 'Ponle nombre, elige sus propósitos y defiende una necesidad principal.',
  metrics: 'Métricas',
  metricsSay: 'Cada persona elige dos en silencio. Después, el grupo acuerda de tres a cinco.',
  stakeholders: 'Partes interesadas',
  stakeholdersSay: 'De cuatro a ocho, y al menos una que se vea afectada sin usarla.',
  stories: 'Historias de usuario',
  storiesSay: 'Una historia por métrica. Se escriben en parejas y luego se leen en voz alta.',
  options: 'Opciones',
  optionsSay: 'Dos ideas muy distintas por historia. Aún sin críticas.',
  pause: 'Pausa',
  pauseSays: (minutes: number) => `Volvemos en ${minutes} minutos.`,
  virtuous: 'Análisis H9, virtuoso',
  virtuousSays: '¿Qué bien puede hacer cada opción a las nueve necesidades?',
  virtuousTogether: 'Virtuoso, en grupo',
  vicious: 'Análisis H9, vicioso',
  viciousSays: 'Ahora guía quien cuestiona: ¿qué daño puede hacer cada opción?',
  viciousTogether: 'Vicioso, en grupo',
  togetherSays: 'Habla de las opiniones opuestas y acuerda después la valoración del grupo.',
  compare: 'Comparar',
  compareSays: 'Mira tus opciones, una junto a otra. ¿Qué te sorprende?',
  requirements: 'Requisitos',
  requirementsSay: 'Uno por cada casilla roja y naranja; después, uno por cada verde.',
  close: 'Cierre',
  closeSays: 'Cada grupo: una línea dorada que nos sorprendió y un requisito con el que nos quedamos.',
}
