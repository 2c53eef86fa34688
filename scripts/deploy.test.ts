import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

test.for(['deploy/nginx.conf', 'deploy/Caddyfile'])('%s makes browsers stay on https', (name) => {
  expect(read(name)).toMatch(/Strict-Transport-Security "max-age=31536000"/)
})

test('nginx.conf allows current TLS only and limits floods from one address', () => {
  const config = read('deploy/nginx.conf')
  expect(config).toMatch(/ssl_protocols +TLSv1\.2 TLSv1\.3;/)
  expect(config).toMatch(/^ {4}limit_req +zone=/m)
  expect(config).toMatch(/^ {4}limit_conn +ninefold_connections/m)
})

test('compose.yaml publishes on this machine only, unless someone asks for more', () => {
  const ports = [...read('compose.yaml').matchAll(/^ {6}- '(.*):3000'$/gm)].map(([, published]) => published)
  expect(ports).toEqual(['${BIND:-127.0.0.1}:${PORTS:-3000}'])
})

test.for(['app', 'postgres'])('the container %s has no more rights than it needs', (name) => {
  const compose = read('compose.yaml')
  const service = new RegExp(`^  ${name}:\n((?: {4}.*\n|\n)+)`, 'm').exec(compose)![1]!
  expect(service).toContain('<<: *hardened')
  expect(service).toMatch(/^ {4}user: '[1-9]\d*:[1-9]\d*'$/m)
  expect(service).toMatch(/^ {4}mem_limit: /m)
  expect(service).toMatch(/^ {4}pids_limit: /m)
  expect(compose).toContain("read_only: true\n  cap_drop: [ALL]\n  security_opt: ['no-new-privileges:true']")
})

test.for(['Dockerfile', 'deploy/ninefold.service', 'scripts/install-packages.mjs'])(
  '%s runs no script of a package',
  (name) => {
    const installs = read(name).match(/^.*(npm ci |'npm', \['ci').*$/gm)
    expect(installs).not.toBeNull()
    for (const line of installs!) expect(line).toContain('--ignore-scripts')
  },
)

test('the image runs as a numbered user', () => {
  expect(read('Dockerfile')).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
})
