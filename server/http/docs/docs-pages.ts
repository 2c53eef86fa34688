import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { KeptResponse } from '../edge/kept-response.ts'

const PAGES = '/api/docs'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Ninefold API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${PAGES}/swagger-ui.css" />
  </head>
  <body>
    <div id="swagger-ui"></div>
    <script src="${PAGES}/swagger-ui-bundle.js"></script>
    <script src="${PAGES}/start.js"></script>
  </body>
</html>
`
/** No validator: the page must not send the description to a server elsewhere. */
const start = (description: string) =>
  `SwaggerUIBundle({ url: '${description}', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null })\n`

/** Pages for people who browse the API; they load its description from the address that programs use. */
export function serveDocsPages(app: FastifyInstance, description: string) {
  const script = 'text/javascript; charset=utf-8'
  const responses = {
    '': new KeptResponse('text/html; charset=utf-8', async () => page),
    '/': new KeptResponse('text/html; charset=utf-8', async () => page),
    '/start.js': new KeptResponse(script, async () => start(description)),
    '/swagger-ui.css': new KeptResponse('text/css; charset=utf-8', () => readPart('swagger-ui.css')),
    '/swagger-ui-bundle.js': new KeptResponse(script, () => readPart('swagger-ui-bundle.js')),
  }
  for (const [path, response] of Object.entries(responses)) {
    app.get(PAGES + path, (request, reply) => response.send(request, reply))
  }
}

function readPart(name: string): Promise<Buffer> {
  const folder = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json'))
  return readFile(join(folder, 'static', name))
}
