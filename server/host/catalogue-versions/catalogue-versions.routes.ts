import { exportCatalogue, listCatalogues, publishCatalogue, readCatalogueContents } from '#contract/catalogues.ts'
import type { CatalogueDocument } from '../../catalogue/catalogue.ts'
import type { Routes } from '../../http/routes.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import { findDocument, listVersions } from './catalogue-versions.sql.ts'
import { writeCsvFile } from './csv-file.ts'
import { writeJsonFile } from './json-file.ts'
import { publish } from './publish.service.ts'

export function cataloguesRoutes({ readAsHost, writeAsHost }: Routes, { db, catalogues }: ServerParts) {
  const documentOf = async (id: number) => JSON.parse(await findDocument(db.read, id)) as CatalogueDocument

  readAsHost(listCatalogues, async () =>
    (await listVersions(db.read)).map((version) => ({ ...version, is_default: version.id === catalogues.defaultId })),
  )

  readAsHost(readCatalogueContents, async ({ params }) => documentOf(params.id))

  readAsHost(exportCatalogue, async ({ params, query }) => {
    const document = await documentOf(params.id)
    const name = document.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()
    const text = query.format === 'csv' ? writeCsvFile(document) : writeJsonFile(document)
    return { file_name: `${name}-${document.version}.${query.format}`, text }
  })

  writeAsHost(publishCatalogue, async ({ tx, body }) => publish(tx, { ...body, name: body.name.trim() }))
}
