import { expect } from 'vitest'
import { previewChanges, type ChangesPreview } from '#contract/changes.ts'
import { exportWorkshop } from '#contract/exports.ts'
import { eachEngine } from '../../testing/app/each-engine.ts'
import { importInto } from '../../testing/app/import-beside-others.ts'
import { largeDocument } from '../../testing/app/large-document.ts'

eachEngine('a workbook with 40,000 requirements of 5,000 solutions comes back', async (app) => {
  const { id } = await app.workshop('large workbook')
  expect((await importInto(app, id, largeDocument(5000))).statusCode).toBe(200)
  const host = await app.host()
  const { rawPayload } = await host.call(exportWorkshop, { params: { id }, query: { format: 'xlsx' } })
  const looked = await host.call(previewChanges, {
    params: { id },
    body: rawPayload,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(looked.statusCode, looked.body).toBe(200)
  // each has a story, two options, what was decided about them and why, and eight requirements
  expect(looked.json<ChangesPreview>()).toMatchObject({ changes: [], refused: [], unchanged: 75_000 })
})
