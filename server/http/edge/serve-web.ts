import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { resultsHeaders } from './results-headers.ts'
import { AppError } from '../../errors/app-error.ts'

const A_YEAR = 'public, max-age=31536000, immutable'

/** The built web application: hashed files for ever, the page itself always fresh, every screen's address the page. */
export async function serveWeb(app: FastifyInstance, webDir: string) {
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

  app.get('/*', { schema: { hide: true }, exposeHeadRoute: true }, async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    if (path.startsWith('/api/')) throw new AppError('NO_SUCH_ROUTE')
    // A missing file must not come back as a page: a script tag would choke on it.
    if (/\.\w+$/.test(path)) return reply.sendFile(path)
    const isByLink = path === '/results' || path.startsWith('/results/')
    return reply.headers(isByLink ? resultsHeaders : {}).sendFile(path === '/login' ? 'login.html' : 'index.html')
  })
}
