import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SessionCode } from '#contract/fields.ts'
import { endpoints } from '#contract/index.ts'

const conf = readFileSync('deploy/nginx.conf', 'utf8')
const SESSION_ID = 'K7QM-2XVD'

/** An address as the example for nginx logs it. */
function logged(path: string): string {
  const [, pattern = ''] = /map \$uri \$uri_without_id \{\s*"~(.+)" /.exec(conf) ?? []
  return path.replace(new RegExp(pattern), '$<head>-$<tail>')
}

test('the log format of the example for nginx has no session ID', () => {
  const [, format = ''] = /log_format ninefold '(.+)'/.exec(conf) ?? []
  expect(format).toContain('$uri_without_id')
  // these have the address as it was asked for, its query included
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer|uri)\b(?!_)/)
  const withId = endpoints.flatMap(({ path, params }) => {
    const { properties = {} } = (params ?? {}) as { properties?: Record<string, object> }
    const ids = Object.entries(properties).filter(([, schema]) => schema === SessionCode)
    return ids.map(([name]) => path.replace(`{${name}}`, SESSION_ID))
  })
  expect(withId.length).toBeGreaterThan(20)
  for (const path of [...withId, `/admin/workshops/${SESSION_ID}/room`]) {
    expect(path).toContain(SESSION_ID)
    expect(logged(path)).not.toContain(SESSION_ID)
  }
  expect(logged('/api/solutions/7')).toBe('/api/solutions/7')
})
