import { makeResultsLink, readResultsLink, takeBackResultsLink } from '#contract/results.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { deleteLink, findLink, replaceLink } from '../../workshop/results-links.sql.ts'
import { hashOfToken, newResultsToken } from '../../workshop/results-token.ts'
import { changeSession } from '../../workshop/revision.sql.ts'
import { workshopOf } from '../../workshop/workshop-of.ts'

const DAY = 24 * 60 * 60 * 1000

/** `joinUrl` answers where people outside this machine reach the server. */
export function resultsLinkRoutes(
  { readAsHost, writeAsHost }: Routes,
  { db }: ServerParts,
  joinUrl: () => string | undefined,
) {
  readAsHost(readResultsLink, async ({ params }) => {
    const { id } = await workshopOf(db.read, params.id)
    return { link: (await findLink(db.read, id)) ?? null }
  })

  writeAsHost(makeResultsLink, async ({ tx, params, body }) => {
    const { id } = await workshopOf(tx, params.id)
    // raises the revision: other windows of the host are told, and no kept answer names another end
    await changeSession(tx, id, {})
    const token = newResultsToken()
    const now = Date.now()
    const times = { created_at: new Date(now).toISOString(), ends_at: new Date(now + body.days * DAY).toISOString() }
    await replaceLink(tx, { session_id: id, token_hash: hashOfToken(token), ...times })
    return { ...times, token, base_url: joinUrl() ?? null }
  })

  writeAsHost(takeBackResultsLink, async ({ tx, params }) => {
    const { id } = await workshopOf(tx, params.id)
    await changeSession(tx, id, {})
    await deleteLink(tx, id)
    return null
  })
}
