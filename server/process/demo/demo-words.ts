import type { Language } from '#contract/fields.ts'
import english from './demo-solutions.json' with { type: 'json' }

type DemoSolution = (typeof english)[number]

/** The words of the demo workshop in another language, in the order of the English ones. Ids and ratings are the same. */
export interface DemoWords {
  title: string
  solutions: { name: string; stories: { story: string; options: { option: string; requirements: string[] }[] }[] }[]
}

const translations: Record<Exclude<Language, 'en'>, () => Promise<{ default: DemoWords }>> = {
  de: () => import('./languages/de.json', { with: { type: 'json' } }),
  es: () => import('./languages/es.json', { with: { type: 'json' } }),
  fr: () => import('./languages/fr.json', { with: { type: 'json' } }),
  ar: () => import('./languages/ar.json', { with: { type: 'json' } }),
}

/** The demo workshop as people of that language would have worked it out. */
export async function demoIn(language: Language): Promise<{ title: string; solutions: DemoSolution[] }> {
  if (language === 'en') return { title: 'Demo workshop', solutions: english }
  const { title, solutions } = (await translations[language]()).default
  return { title, solutions: english.map((solution, at) => inWords(solution, solutions[at])) }
}

function inWords(solution: DemoSolution, words: DemoWords['solutions'][number] | undefined): DemoSolution {
  if (!words) return solution
  return {
    ...solution,
    solution_name: words.name,
    metrics: solution.metrics.map((metric, at) => {
      const { story = metric.user_story, options = [] } = words.stories[at] ?? {}
      return {
        ...metric,
        user_story: story,
        functional_options: metric.functional_options.map((option, place) => {
          const said = options[place]
          const system_requirements = option.system_requirements.map((requirement, number) => ({
            ...requirement,
            specification: said?.requirements[number] ?? requirement.specification,
          }))
          return { ...option, functional_option: said?.option ?? option.functional_option, system_requirements }
        }),
      }
    }),
  }
}
