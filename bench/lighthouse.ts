import { execFile } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { CatalogueStore } from '../server/catalogue/catalogue-store.ts'
import { openDatabase } from '../server/db/open-database.ts'
import { insertSolution } from '../server/steps/solutions/solutions.sql.ts'
import { freePort } from '../server/testing/postgres/free-port.ts'
import { insertSession } from '../server/workshop/new-session.sql.ts'
import { findChromium } from '../scripts/find-chromium.mjs'
import { joinAs } from './browser.ts'
import { startProduct } from './processes.ts'
import type { Row } from './report.ts'
import { spreadOf } from './rounds.ts'

/** Fetched when it is wanted: as a dependency it would triple what everybody installs. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const SOLUTIONS = 200
/** One run differs from the next by several points. */
const PHONE_RUNS = 3

type Device = 'desktop' | 'phone'
type Scores = Record<'performance' | 'accessibility', number>

/** What is used of it. */
interface Lighthouse {
  default(
    url: string,
    flags: object,
    config: unknown,
  ): Promise<{ lhr: { categories: Record<keyof Scores, { score: number }> } }>
  desktopConfig: unknown
}

/** Lighthouse's opinion of the log-in and of a list, for desktop and phone; each by a browser that was never here. */
export async function measureLighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  const code = await seed(folder)
  const product = await startProduct({ DATA_DIR: folder })
  const origin = product.url
  try {
    const lighthouse = await fetchLighthouse()
    const login = { origin, page: '/login', code: undefined }
    const list = { origin, page: '/solutions', code }
    return [
      ...(await rowsOf('/login', (device) => scoresOf(lighthouse, login, device))),
      ...(await rowsOf(`${SOLUTIONS} solutions`, (device) => scoresOf(lighthouse, list, device))),
    ]
  } catch (error) {
    console.log(`Lighthouse could not be run: ${String(error).split('\n', 1)[0]}`)
    return []
  } finally {
    await product.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function seed(dataDir: string): Promise<string> {
  const db = await openDatabase({ dataDir, databaseUrl: undefined })
  const { defaultId: catalogue_id } = await CatalogueStore.open(db.read, db.write)
  const code = await db.transaction(async (tx) => {
    const session = await insertSession(tx, { title: 'A list', catalogue_id })
    for (let number = 1; number <= SOLUTIONS; number++) {
      await insertSolution(tx, {
        session_id: session.id,
        solution_name: `Solution ${number}`,
        primary_fhn: 1 + (number % 9),
        user_email: `group.${number % 20}@example.org`,
      })
    }
    return session.code
  })
  await db.close()
  return code
}

async function rowsOf(page: string, scores: (device: Device) => Promise<Scores>): Promise<Row[]> {
  const desktop = await scores('desktop')
  const phones: Scores[] = []
  for (let run = 0; run < PHONE_RUNS; run++) phones.push(await scores('phone'))
  const accessible = [desktop, ...phones].map(({ accessibility }) => accessibility)
  const onPhones = phones.map(({ performance }) => performance)
  return [
    score(`Lighthouse performance of ${page}, desktop`, [desktop.performance], 100),
    score(`Lighthouse performance of ${page}, phone`, onPhones, 98),
    score(`Lighthouse accessibility of ${page}`, [Math.min(...accessible)], 100),
  ]
}

/** In a browser of ours, because only that can be somebody of a workshop; it has fetched no file of the page before. */
async function scoresOf(
  lighthouse: Lighthouse,
  address: { origin: string; page: string; code: string | undefined },
  device: Device,
): Promise<Scores> {
  const { origin, page, code } = address
  const profile = mkdtempSync(join(tmpdir(), 'ninefold-bench-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  try {
    if (code) await joinAs(context, origin, code)
    const settings = { port, onlyCategories: ['performance', 'accessibility'], disableStorageReset: true }
    const seen = await lighthouse.default(
      origin + page,
      { ...settings, disableFullPageScreenshot: true, logLevel: 'silent' },
      device === 'desktop' ? lighthouse.desktopConfig : undefined,
    )
    const { performance, accessibility } = seen.lhr.categories
    return { performance: performance.score * 100, accessibility: accessibility.score * 100 }
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** Its command takes five seconds to end, eight times; so it is called. */
async function fetchLighthouse() {
  const { stdout } = await promisify(execFile)('npm', [
    'exec',
    '--yes',
    `--package=${LIGHTHOUSE}`,
    '--call',
    'command -v lighthouse',
  ])
  const core = join(dirname(realpathSync(stdout.trim())), '../core/index.js')
  return (await import(pathToFileURL(core).href)) as Lighthouse
}

function score(what: string, values: number[], least: number): Row {
  const { from, middle, to } = spreadOf(values)
  const spread = { from: from / least, middle: middle / least, to: to / least }
  return {
    what,
    measured: `${Math.round(middle)}`,
    yardstick: `${least}`,
    ratio: middle / least,
    ...(values.length > 1 && { spread }),
    target: { atLeast: 1 },
  }
}
