import { whenIdle } from '../fetch-ahead.ts'

const WORKER = '/service-worker.js'
let isKept = false

/**
 * Lets a worker of the browser keep what was fetched of the application, so that a reload while the server is away shows
 * it. Only pages on https or localhost have workers; elsewhere everything is as without.
 */
export function keepShell() {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers || isKept) return
  isKept = true
  whenIdle(() => {
    tellFetched(workers)
    // without the browser's storage, and on a server without the file, it is as without a worker
    workers.register(WORKER).catch(() => undefined)
  })
}

/** The worker is not there for the first files, and another one begins with every build: each is told of all. */
function tellFetched(workers: ServiceWorkerContainer) {
  const fetched = new Set<string>()
  const tell = () => workers.controller?.postMessage([...fetched])
  workers.addEventListener('controllerchange', tell)
  new PerformanceObserver((list) => {
    const before = fetched.size
    for (const { name } of list.getEntries()) {
      const { pathname } = new URL(name)
      if (!pathname.startsWith('/api/')) fetched.add(pathname)
    }
    if (fetched.size > before) tell()
  }).observe({ type: 'resource', buffered: true })
}
