import { listOwnWords, publishOwnWords, takeBackOwnWord, type OwnWords } from '#contract/own-words.ts'
import { listOwnVersions } from '../../catalogue/catalogue.sql.ts'
import type { Queries } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import type { SessionRow } from '../../workshop/sessions.sql.ts'
import { countUses, insertOwnVersion } from '../../workshop/own-words.sql.ts'
import { publishOwn } from './publish-own-words.ts'

/** What the host does with the words a workshop has added itself. */
export function ownWordsOfWorkshopRoutes({ readAsHost, writeAsHost }: Routes, { db, catalogues }: ServerParts) {
  readAsHost(listOwnWords, ({ workshop }) => describe(db.read, workshop))

  writeAsHost(takeBackOwnWord, async ({ tx, workshop, params: { list, word_id }, record }) => {
    const { id, own_version } = workshop
    const word = (await describe(tx, workshop))[list].find((each) => each.id === word_id)
    if (!word) throw new AppError('NOT_FOUND')
    if (word.solutions > 0) throw new AppError('OWN_WORD_USED')
    const kind = list === 'metrics' ? 'metric' : 'stakeholder'
    const versions = await listOwnVersions(tx, id, own_version)
    const added = versions.find(({ change }) => change.kind === kind && change.id === word_id)
    await insertOwnVersion(tx, id, { kind: 'taken back', version: added?.version ?? 0 })
    record({ kind: 'own_words_changed', solution_id: null, isUnnoted: true })
    return describe(tx, { ...workshop, own_version: own_version + 1 })
  })

  writeAsHost(publishOwnWords, async ({ tx, workshop }) => {
    // what it was published with is not put into the workshop's language
    const own = await catalogues.of({ ...workshop, language: null }, tx)
    return publishOwn(tx, own, await catalogues.get(workshop.catalogue_id, tx))
  })

  async function describe(reading: Queries, workshop: SessionRow): Promise<OwnWords> {
    const catalogue = await catalogues.of(workshop, reading)
    const uses = await countUses(reading, workshop.id)
    return {
      is_on: workshop.own_words === 1,
      catalogue: catalogue.name,
      metrics: catalogue.metrics
        .filter(({ own }) => own)
        .map(({ id, metric_text }) => ({ id, name: metric_text, solutions: uses.metrics(id) })),
      stakeholders: catalogue.stakeholders
        .filter(({ own }) => own)
        .map(({ id, stakeholder: name, stakeholder_category }) => ({
          id,
          name,
          stakeholder_category,
          solutions: uses.stakeholders(id),
        })),
    }
  }
}
