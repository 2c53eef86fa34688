import type { Language } from '#contract/fields.ts'
import type { CatalogueDocument } from './catalogue.ts'

/**
 * In which way an option meets a need: Max-Neef's four, in his own words where a language has them (ser, tener, hacer,
 * estar; the last is where and how one is, which English lacks). None is the default catalogue's.
 */
const words: Record<Language, readonly [measure: string, description: string][]> = {
  en: [
    ['Being', 'The option meets this need by qualities that people or groups have.'],
    ['Having', 'The option meets this need by things, rules or institutions.'],
    ['Doing', 'The option meets this need by what people do.'],
    ['Interacting', 'The option meets this need by places and settings people share.'],
  ],
  de: [
    ['Sein', 'Die Option erfüllt dieses Bedürfnis durch Eigenschaften, die Menschen oder Gruppen haben.'],
    ['Haben', 'Die Option erfüllt dieses Bedürfnis durch Dinge, Regeln oder Einrichtungen.'],
    ['Tun', 'Die Option erfüllt dieses Bedürfnis durch das, was Menschen tun.'],
    ['Befinden', 'Die Option erfüllt dieses Bedürfnis durch Orte und Umgebungen, die Menschen teilen.'],
  ],
  es: [
    ['Ser', 'La opción satisface esta necesidad con cualidades que tienen las personas o los grupos.'],
    ['Tener', 'La opción satisface esta necesidad con cosas, normas o instituciones.'],
    ['Hacer', 'La opción satisface esta necesidad con lo que hacen las personas.'],
    ['Estar', 'La opción satisface esta necesidad con lugares y entornos que las personas comparten.'],
  ],
  fr: [
    ['Être', 'L’option répond à ce besoin par des qualités que possèdent des personnes ou des groupes.'],
    ['Avoir', 'L’option répond à ce besoin par des choses, des règles ou des institutions.'],
    ['Faire', 'L’option répond à ce besoin par ce que font les personnes.'],
    ['Interagir', 'L’option répond à ce besoin par des lieux et des cadres que l’on partage.'],
  ],
  ar: [
    ['الكينونة', 'يلبّي الخيار هذه الحاجة بصفات يتحلى بها الأفراد أو المجموعات.'],
    ['الامتلاك', 'يلبّي الخيار هذه الحاجة بأشياء أو قواعد أو مؤسسات.'],
    ['الفعل', 'يلبّي الخيار هذه الحاجة بما يفعله الناس.'],
    ['التفاعل', 'يلبّي الخيار هذه الحاجة بأماكن وأجواء يتشاركها الناس.'],
  ],
}

export const beingMeasures = (language: Language): CatalogueDocument['measures'] =>
  words[language].map(([measure, description], at) => ({ id: at + 1, measure, description }))
