import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../server/testing/postgres/free-port.ts'

// Firefox by WebDriver BiDi and WebKitGTK by WebDriver, without a package for either.

/** A list of input devices with their actions, in the form that both protocols share. */
type Actions = readonly Record<string, unknown>[]

interface Protocol {
  goto(url: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Evaluates an expression that is a promise of a string. */
  evaluate(expression: string): Promise<string>
  perform(actions: Actions): Promise<unknown>
  close(): Promise<void>
}

export class Engine {
  readonly #protocol: Protocol

  constructor(protocol: Protocol) {
    this.#protocol = protocol
  }

  goto = (url: string) => this.#protocol.goto(url)
  resize = (width: number, height: number) => this.#protocol.resize(width, height)
  close = () => this.#protocol.close()

  async run<Args extends unknown[], Result>(task: (...args: Args) => Result | Promise<Result>, ...args: Args) {
    const call = `(${task.toString()})(...${JSON.stringify(args)})`
    const result = await this.#protocol.evaluate(`(async () => JSON.stringify({ result: await ${call} }))()`)
    return (JSON.parse(result) as { result: Result }).result
  }

  type(keys: Iterable<string>) {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return this.#protocol.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  click(x: number, y: number, times = 1) {
    const press = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }
    const actions = [move, ...Array.from({ length: times }, () => press).flat()]
    return this.#protocol.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }
}

const inPath = (...names: string[]) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file))

const firefox = inPath('firefox-esr', 'firefox')
const webkitDriver = inPath('WebKitWebDriver')
const [miniBrowser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')
const xvfb = inPath('Xvfb')

/** How each engine starts here; undefined where the machine does not have it. */
export const engines: Record<string, (() => Promise<Engine>) | undefined> = {
  Firefox: firefox ? () => startFirefox(firefox) : undefined,
  WebKit: webkitDriver && miniBrowser && xvfb ? () => startWebKit(webkitDriver, miniBrowser, xvfb) : undefined,
}

const START_MS = 60_000

async function end(...processes: ChildProcess[]) {
  for (const child of processes) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await exit
  }
}

async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'ninefold-firefox-'))
  const flags = ['--headless', '--no-remote', '--remote-debugging-port', `${await freePort()}`, '--profile', profile]
  const browser = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: profile } })
  const address = await new Promise<string>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output += chunk
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
      if (found) resolve(found)
    })
    browser.once('exit', () => reject(new Error(`Firefox ended at its start: ${output}`)))
  })
  const socket = new WebSocket(`${address}/session`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))

  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  let lastId = 0
  const send = async (method: string, params: object) => {
    const id = (lastId += 1)
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answer
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result!
  }
  await send('session.new', { capabilities: {} })
  // in the first window the address bar has the focus, and fields get no focus events
  const { context } = await send('browsingContext.create', { type: 'window' })
  await send('browsingContext.activate', { context })
  return new Engine({
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', { expression, awaitPromise: true, target: { context } })
      if (answer.type !== 'success') throw new Error(JSON.stringify(answer))
      return (answer.result as { value: string }).value
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    close: async () => {
      socket.close()
      await end(browser)
      rmSync(profile, { recursive: true, force: true })
    },
  })
}

interface Message {
  id: number
  result?: Record<string, unknown>
  error?: string
  message?: string
}

async function startWebKit(driver: string, binary: string, screen: string): Promise<Engine> {
  const display = `:${100 + (process.pid % 800)}`
  const screenProcess = spawn(screen, [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const port = await freePort()
  const asRoot = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}
  const env = { ...process.env, ...asRoot, DISPLAY: display, GDK_BACKEND: 'x11' }
  const driverProcess = spawn(driver, [`--port=${port}`], { stdio: 'ignore', env })
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const session = await untilStarted(() => send('POST', '/session', { capabilities: { alwaysMatch: options } }))
  const at = `/session/${(session as { sessionId: string }).sessionId}`
  await send('POST', `${at}/timeouts`, { script: START_MS, pageLoad: START_MS })
  return new Engine({
    goto: (url) => send('POST', `${at}/url`, { url }),
    resize: (width, height) => send('POST', `${at}/window/rect`, { x: 0, y: 0, width, height }),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; ${expression}.then(done, (error) => done(null))`
      const value = await send('POST', `${at}/execute/async`, { script, args: [] })
      if (value === null) throw new Error(`failed in the page: ${expression.slice(0, 200)}`)
      return value as string
    },
    perform: (actions) => send('POST', `${at}/actions`, { actions }),
    close: async () => {
      await send('DELETE', at).catch(() => undefined)
      await end(driverProcess, screenProcess)
    },
  })
}

async function untilStarted<Result>(start: () => Promise<Result>): Promise<Result> {
  const deadline = Date.now() + START_MS
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await wait(100)
    }
  }
}
