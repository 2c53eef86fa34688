import { stored } from '../../lib/session/stored-keys.ts'

const filtersOfTab = stored('session', 'visualizer-filters')

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
    const read: unknown = JSON.parse(filtersOfTab.read() ?? '{}')
    const fields = typeof read === 'object' && read !== null ? read : {}
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

export const storeFilters = (filters: StoredFilters) => void filtersOfTab.write(JSON.stringify(filters))
