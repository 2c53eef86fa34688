import type { Queries } from '../db/schema.ts'
import { beingCatalogue } from './being-catalogue.ts'
import { Catalogue, type CatalogueDocument } from './catalogue.ts'
import { findCatalogue, insertCatalogue, readCatalogue } from './catalogue.sql.ts'
import defaultDocument from './default-catalogue.json' with { type: 'json' }

/** Parsed catalogues, held in memory: they never change once stored. */
export class CatalogueStore {
  readonly #db: Queries
  readonly #parsed = new Map<number, Catalogue>()
  readonly defaultId: number

  private constructor(db: Queries, defaultId: number) {
    this.#db = db
    this.defaultId = defaultId
  }

  /** Stores the catalogues that ship, where this version of them is not there yet. */
  static async open(read: Queries, write: Queries): Promise<CatalogueStore> {
    const { name, version } = defaultDocument
    for (const shipped of [defaultDocument, beingCatalogue]) {
      const { name: shippedName, version: shippedVersion } = shipped
      await insertCatalogue(write, { name: shippedName, version: shippedVersion, document: JSON.stringify(shipped) })
    }
    return new CatalogueStore(read, await findCatalogue(write, name, version))
  }

  /** A write brings its own connection: waiting for a second one, many at once would wait for each other. */
  async get(id: number, db = this.#db): Promise<Catalogue> {
    const known = this.#parsed.get(id)
    if (known) return known
    const catalogue = new Catalogue(id, JSON.parse(await readCatalogue(db, id)) as CatalogueDocument)
    this.#parsed.set(id, catalogue)
    return catalogue
  }
}
