import { readResultsDocument, readWorkshopDocument } from '#contract/workshop-document.ts'
import { AppError } from '../../errors/app-error.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { readDocumentOf, readSignedDocumentOf } from './document.ts'

/** A whole workshop in one answer: for its people and the host, and without anybody's name for whoever has the link. */
export function documentRoutes({ readInSession }: Routes, { db }: ServerParts) {
  readInSession(readWorkshopDocument, ({ session, catalogue }) => {
    if (!session) throw new AppError('NOT_FOUND')
    return db.atOneMoment((tx) => readSignedDocumentOf(tx, catalogue, session))
  })

  readInSession(readResultsDocument, async ({ session, catalogue }) => {
    if (!session) throw new AppError('NO_RESULTS')
    const { solutions, ...document } = await db.atOneMoment((tx) => readDocumentOf(tx, catalogue, session))
    return { ...document, solutions: solutions.map(({ user_email: _whoMadeIt, ...solution }) => solution) }
  })
}
