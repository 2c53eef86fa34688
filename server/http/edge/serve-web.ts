import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '../../db/schema.ts'
import { readCode } from '../../workshop/session-code.ts'
import { findSession, findSessionByAnyCode } from '../../workshop/sessions.sql.ts'
import { isHostNow } from '../admission/admission.ts'
import { readCaller } from '../admission/cookies.ts'
import { chosenLanguage, languagesBuilt, preferredLanguage, roomAt } from './page-language.ts'
import { resultsHeaders } from './results-headers.ts'
import { AppError } from '../../errors/app-error.ts'

/** It knows the files of one language's build. */
const WORKER = 'service-worker.js'
const A_YEAR = 'public, max-age=31536000, immutable'

/** The built web application: hashed files for ever, the page itself always fresh, every screen's address the page. */
export async function serveWeb(app: FastifyInstance, webDir: string, read: Queries) {
  const built = languagesBuilt(webDir)
  await app.register(fastifyStatic, {
    root: webDir,
    // one route of our own sends every file: a route for each would be built at every start
    serve: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (reply.hasHeader('cache-control')) return
      const isHashed = path.includes('/assets/')
      void reply.header('cache-control', isHashed ? A_YEAR : 'no-cache')
    },
  })

  app.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (path.startsWith('/api/')) throw new AppError('NO_SUCH_ROUTE')
    // A missing file must not come back as a page: a script tag would choke on it.
    if (path === `/${WORKER}`) return reply.sendFile(await inItsLanguage(request, reply, WORKER))
    if (/\.\w+$/.test(path)) return reply.sendFile(asNamed(path))
    const isByLink = path === '/results' || path.startsWith('/results/')
    const page = path === '/login' ? 'login.html' : 'index.html'
    const file = await inItsLanguage(request, reply, page)
    return reply.headers(isByLink ? resultsHeaders : {}).sendFile(file)
  })

  /** Whose choice comes first: the room's on its own pages, the person's, the workshop's they are in, the browser's. */
  async function inItsLanguage(request: FastifyRequest, reply: FastifyReply, file: string): Promise<string> {
    if (built.length === 0) return file
    void reply.header('vary', 'accept-language, cookie')
    const chosen = (await languageOfRoom(request)) ?? chosenLanguage(request, built)
    const workshop = chosen === undefined ? await workshopLanguage(request) : undefined
    const language = chosen ?? workshop ?? preferredLanguage(request, built) ?? 'en'
    return built.includes(language) ? `${language}/${file}` : file
  }

  /** Only the host is told: which session IDs there are is nobody else's business. */
  async function languageOfRoom(request: FastifyRequest): Promise<string | undefined> {
    const named = roomAt(asNamed(request.url.split('?', 1)[0] ?? ''))
    if (named === undefined || !(await isHostNow(read, readCaller(request)))) return undefined
    const language = (await findSessionByAnyCode(read, readCode(named)))?.language
    return language !== undefined && built.includes(language) ? language : undefined
  }

  async function workshopLanguage(request: FastifyRequest): Promise<string | undefined> {
    const { sessionId } = readCaller(request)
    return sessionId === null ? undefined : (await findSession(read, sessionId))?.language
  }
}

/** Signs of needs lie under names in every script. What is no address is no file either. */
function asNamed(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
