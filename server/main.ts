import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildApp } from './app.ts'
import { settleHostPassword } from './http/admission/host-password.ts'
import { findPasswordFault } from './http/admission/password-rules.ts'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './db/open-database.ts'
import { createFilesPrivately } from './db/private-files.ts'
import { DiskSpace } from './db/disk-space.ts'
import { readFreeSpace } from './db/free-space.ts'
import { ReserveFile, reserveFile, reserveFileSize } from './db/reserve-file.ts'
import type { Db } from './db/schema.ts'
import { DailyBackups } from './host/backups/daily-backups.ts'
import { openWorkshops, settleDemo } from './process/demo/demo-workshop.ts'
import { keepCleaning } from './process/clean-up.ts'
import { listenForMetrics } from './process/metrics/listen.ts'
import { openMetrics } from './process/metrics/server-metrics.ts'
import { rememberAddress } from './process/server-address.ts'
import { sentenceOf, StartError } from './errors/start-error.ts'
import { welcome } from './process/welcome.ts'

const SHUTDOWN_MS = 9000

async function start() {
  createFilesPrivately()
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  const dailyBackups = backupsOf(config, db)
  const metrics = config.metricsPort === undefined ? undefined : await openMetrics()
  const webDir = fileURLToPath(new URL('../web', import.meta.url))
  const disk = diskOf(config, db)
  const app = await buildApp({
    ...config,
    db,
    disk,
    dailyBackups,
    metrics,
    webDir: existsSync(webDir) ? webDir : undefined,
    logger: { level: config.logLevel },
  })
  if (config.demo) await settleDemo(db, config.demo)
  // late, because what is stored and not yet shown is lost when the start is cut short here
  const firstPassword = await settleHostPassword(db.write, config.hostPassword)
  const fault = config.hostPassword && findPasswordFault(config.hostPassword)
  if (fault) app.log.warn(`${fault} Please choose another one: this one works because it was set before.`)

  const metricsListener = metrics && (await listenForMetrics(metrics, config.metricsPort ?? 0))
  await listen()
  const forget = db.engine === 'sqlite' ? rememberAddress(config.dataDir, app.server.address()) : () => {}
  const stopCleaning = keepCleaning(db, disk, (error) => app.log.warn({ fault: String(error) }, 'clean-up failed'))
  const stopBackups = dailyBackups?.keepMaking((error) => app.log.warn({ fault: String(error) }, 'backup failed'))
  void disk?.stateFor()
  stopOnSignals()
  const workshops = process.stdout.isTTY ? await openWorkshops(db) : undefined
  console.log(welcome(config, app.server.address(), workshops, firstPassword, metricsListener?.url))

  async function listen() {
    try {
      await app.listen({ port: config.port, host: config.host })
    } catch (error) {
      await db.close()
      throw new StartError(`Cannot listen on ${config.host}:${config.port} (HOST, PORT): ${codeOf(error)}.`, error)
    }
  }

  function stopOnSignals() {
    let isStopping = false
    const stop = () => {
      if (isStopping) return
      isStopping = true
      // Requests in flight are finished; should one hang, the process still ends in time.
      setTimeout(() => {
        app.log.warn('stopped before every request was answered')
        process.exit(0)
      }, SHUTDOWN_MS).unref()
      // A connection is let go once its last answer is out; browsers would keep it open for minutes.
      setInterval(() => app.server.closeIdleConnections(), 100).unref()
      stopCleaning()
      metricsListener?.close()
      forget()
      void app
        .close()
        .then(stopBackups)
        .then(() => db.close())
        .then(() => process.exit(0))
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
  }
}

function backupsOf({ backupDir }: Config, { copyTo }: Db): DailyBackups | undefined {
  return backupDir && copyTo ? new DailyBackups(backupDir, copyTo) : undefined
}

/** The embedded database shares its disk with everything else on it; PostgreSQL's is watched by its operator. */
function diskOf({ dataDir, diskReserve }: Config, { eraseDeleted, reusableBytes }: Db): DiskSpace | undefined {
  if (!eraseDeleted || !reusableBytes) return undefined
  return new DiskSpace({
    read: () => readFreeSpace(dataDir),
    reusable: reusableBytes,
    shortenLog: eraseDeleted,
    reserve: diskReserve,
    fileOf: (reserve) => new ReserveFile(reserveFile(dataDir), reserveFileSize(reserve)),
    onChange: (isLow) =>
      console.warn(
        isLow
          ? 'The disk of DATA_DIR is nearly full: writes are refused until there is room again.'
          : 'The disk of DATA_DIR has room again.',
      ),
  })
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : 'failed')

start().catch((error: unknown) => {
  console.error(sentenceOf(error, 'Ninefold could not start'))
  process.exit(1)
})
