const KEY = 'visualizer-filters'

export interface StoredFilters {
  /** Part of a solution's name. */
  text: string
  fhn: string
  user: string
}

export const noFilters: StoredFilters = { text: '', fhn: '', user: '' }

/** Filters that cannot be read are worth a line in the console and nothing more. */
export function readFilters(): StoredFilters {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
    const fields = typeof stored === 'object' && stored !== null ? stored : {}
    const text = (name: keyof StoredFilters) => {
      const value: unknown = (fields as Record<string, unknown>)[name]
      return typeof value === 'string' ? value : ''
    }
    return { text: text('text'), fhn: text('fhn'), user: text('user') }
  } catch (error) {
    console.warn('Stored filters could not be read', error)
    return noFilters
  }
}

export function storeFilters(filters: StoredFilters) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(filters))
  } catch (error) {
    console.warn('Filters could not be stored', error)
  }
}
