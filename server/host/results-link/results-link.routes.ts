import { DAY_MS } from '#contract/limits.ts'
import { makeResultsLink, readResultsLink, takeBackResultsLink } from '#contract/results.ts'
import type { ServerParts } from '../../http/call/server-parts.ts'
import type { Routes } from '../../http/routes.ts'
import { deleteLink, findLink, replaceLink } from '../../workshop/results-links.sql.ts'
import { hashOfToken, newResultsToken } from '../../workshop/results-token.ts'
import { workshopChanged } from '../../workshop/deeds.sql.ts'

/** `joinUrl` answers where people outside this machine reach the server. */
export function resultsLinkRoutes(
  { readAsHost, writeAsHost }: Routes,
  { db }: ServerParts,
  joinUrl: () => string | undefined,
) {
  readAsHost(readResultsLink, async ({ workshop }) => ({ link: (await findLink(db.read, workshop.id)) ?? null }))

  writeAsHost(makeResultsLink, async ({ tx, workshop, body, record }) => {
    const token = newResultsToken()
    const now = Date.now()
    const times = { created_at: new Date(now).toISOString(), ends_at: new Date(now + body.days * DAY_MS).toISOString() }
    await replaceLink(tx, { session_id: workshop.id, token_hash: hashOfToken(token), ...times })
    record(workshopChanged)
    return { ...times, token, base_url: joinUrl() ?? null }
  })

  writeAsHost(takeBackResultsLink, async ({ tx, workshop, record }) => {
    if (await deleteLink(tx, workshop.id)) record(workshopChanged)
    return null
  })
}
