import { ShellKeeper, type Build } from './shell-keeper.ts'

/** Written in by the build (web/build/service-worker.ts). */
declare const BUILD: Build

// what a worker has and a page has not; both are checked as one program
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const worker = self as unknown as { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } }

const shell = new ShellKeeper(BUILD, (request, settings) => fetch(request, settings))

self.addEventListener('install', (event) => {
  // takes over at once: an earlier build's worker would keep nothing of the page that is open
  ;(event as Lasting).waitUntil(shell.keepPage().then(() => worker.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  ;(event as Lasting).waitUntil(shell.dropOtherBuilds().then(() => worker.clients.claim()))
})

self.addEventListener('message', (event) => {
  const paths: unknown = event.data
  if (Array.isArray(paths)) (event as MessageEvent & Lasting).waitUntil(shell.keepFiles(paths as string[]))
})

self.addEventListener('fetch', (event) => {
  const asking = event as Asking
  const answer = shell.answer(asking.request)
  if (answer) asking.respondWith(answer)
})
