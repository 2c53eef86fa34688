import { LRUCache } from 'lru-cache'
import { catalogueLanguages } from '#contract/catalogue-languages.ts'
import type { Language } from '#contract/fields.ts'
import type { Queries } from '../db/schema.ts'
import { beingCatalogue } from './being-catalogue.ts'
import { Catalogue, type CatalogueDocument } from './catalogue.ts'
import { findCatalogue, insertCatalogue, listOwnVersions, readCatalogue } from './catalogue.sql.ts'
import { inLanguage } from './in-language.ts'
import { withOwnWords } from './own-words.ts'
import defaultDocument from './default-catalogue.json' with { type: 'json' }

/** What of a session says which catalogue it has. */
export interface CatalogueOwner {
  id: number
  catalogue_id: number
  own_version: number
  /** In which it is said; null for how it was published. */
  language: Language | null
}

/** Private versions are many and made again in a moment. */
const PRIVATE_KEPT = 100

/** Parsed catalogues, held in memory: they never change once stored. */
export class CatalogueStore {
  readonly #db: Queries
  readonly #parsed = new Map<number, Catalogue>()
  readonly #translated = new Map<string, Catalogue>()
  readonly #private = new LRUCache<string, Catalogue>({ max: PRIVATE_KEPT })
  readonly defaultId: number

  private constructor(db: Queries, defaultId: number) {
    this.#db = db
    this.defaultId = defaultId
  }

  /** Stores the catalogues that ship, where this version of them is not there yet. */
  static async open(read: Queries, write: Queries): Promise<CatalogueStore> {
    const ids: number[] = []
    for (const shipped of [defaultDocument, beingCatalogue]) ids.push(await ensureCatalogue(write, shipped))
    const [defaultId] = ids as [number, number]
    return new CatalogueStore(read, defaultId)
  }

  /** The catalogue of a session: a published one, or the private version that its own words have made of that. */
  async of({ id, catalogue_id, own_version, language }: CatalogueOwner, db = this.#db): Promise<Catalogue> {
    const base = await this.#spoken(catalogue_id, language, db)
    if (own_version === 0) return base
    const key = `${id} ${catalogue_id} ${own_version} ${language}`
    const known = this.#private.get(key)
    if (known) return known
    const catalogue = new Catalogue(base.id, withOwnWords(base.document, await listOwnVersions(db, id, own_version)))
    // a write that has not been committed may yet be rolled back, and its version given to another
    if (db === this.#db) this.#private.set(key, catalogue)
    return catalogue
  }

  /** The same in the other languages: what files of other workshops may call its entries. */
  async inOtherLanguages({ catalogue_id, language }: CatalogueOwner, db = this.#db): Promise<Catalogue[]> {
    const others = catalogueLanguages.filter((other) => other !== language)
    return Promise.all(others.map((other) => this.#spoken(catalogue_id, other, db)))
  }

  async #spoken(id: number, language: Language | null, db: Queries): Promise<Catalogue> {
    const published = await this.get(id, db)
    if (language === null) return published
    const key = `${id} ${language}`
    const known = this.#translated.get(key)
    if (known) return known
    const document = await inLanguage(published.document, language)
    const catalogue = document === published.document ? published : new Catalogue(id, document)
    this.#translated.set(key, catalogue)
    return catalogue
  }

  /** As it was published. A write brings its own connection: waiting for a second one, many at once would wait for each other. */
  async get(id: number, db = this.#db): Promise<Catalogue> {
    const known = this.#parsed.get(id)
    if (known) return known
    const catalogue = new Catalogue(id, JSON.parse(await readCatalogue(db, id)) as CatalogueDocument)
    this.#parsed.set(id, catalogue)
    return catalogue
  }
}

/** Reads first: a start on a full disk must write nothing. */
async function ensureCatalogue(db: Queries, shipped: { name: string; version: string }): Promise<number> {
  const { name, version } = shipped
  const known = await findCatalogue(db, name, version)
  if (known !== undefined) return known
  const made = await insertCatalogue(db, { name, version, document: JSON.stringify(shipped) })
  // of instances that start together, one is first
  const id = made ?? (await findCatalogue(db, name, version))
  if (id === undefined) throw new Error(`The catalogue ${name} ${version} is not stored.`)
  return id
}
