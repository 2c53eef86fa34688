import { expect, test } from 'vitest'
import { addMetric } from '#contract/metrics.ts'
import { createSolution } from '#contract/solutions.ts'
import { ChaosClient } from '../testing/processes/chaos-client.ts'
import { Follower } from '../testing/app/follower.ts'
import { freePort } from '../testing/postgres/free-port.ts'
import { joinPrinted, newSolution, printedSession, type ProcessCaller } from '../testing/processes/process-caller.ts'
import { PATIENCE, startServer, temporaryFolder, type ServerProcess } from '../testing/processes/process-server.ts'

const CLIENTS = 30
const WRITES = 11
const CRASHES = 10
/** The last writes meet no crash any more, so that there are as many as were meant. */
const WRITES_A_CRASH = Math.floor((CLIENTS * WRITES) / (CRASHES + 1))

/** A server that dies when it is told to and comes back on the same folder and port. */
async function mortalServer() {
  const settings = { DATA_DIR: temporaryFolder(), PORT: String(await freePort()) }
  let running = startServer(settings)
  let deaths = 0
  return {
    current: () => running,
    deaths: () => deaths,
    crash() {
      const dying = running
      deaths += 1
      running = (async () => {
        const server = await dying
        await server.stop('SIGKILL')
        return startServer(settings)
      })()
    },
  }
}

async function placeToWork(server: ServerProcess, caller: ProcessCaller) {
  const { body: solution } = await caller.call(createSolution, { body: newSolution(printedSession(server), 'Shared') })
  const { id: solutionId } = solution as { id: number }
  const { body: story } = await caller.call(addMetric, { body: { solution_id: solutionId, metric_id: 1 } })
  return { solutionId, storyId: (story as { user_story_id: number }).user_story_id }
}

test(
  'ten crashes amid a workshop: each acknowledged write is there once, and all who follow show the same',
  PATIENCE,
  async () => {
    const mortal = await mortalServer()
    const server = await mortal.current()
    const place = {
      ...(await placeToWork(server, await joinPrinted(server))),
      isUp: async () => void (await mortal.current()),
    }
    const clients = await Promise.all(
      Array.from({ length: CLIENTS }, async () => new ChaosClient(await joinPrinted(server), place)),
    )
    const following = clients.map((client) => client.follow())

    const acknowledged: string[] = []
    const work = async (client: ChaosClient, number: number) => {
      for (let count = 0; count < WRITES; count += 1) {
        const text = `${number}-${count}`
        await client.write(text)
        acknowledged.push(text)
        if (acknowledged.length % WRITES_A_CRASH === 0 && mortal.deaths() < CRASHES) mortal.crash()
      }
    }
    await Promise.all(clients.map(work))
    expect(mortal.deaths()).toBe(CRASHES)
    expect(acknowledged).toHaveLength(CLIENTS * WRITES)

    const last = await mortal.current()
    const newcomer = await Follower.open(last.url, (await joinPrinted(last)).jar)
    const { data } = await newcomer.until('hello')
    const shown = await Promise.all(clients.map((client) => client.shownAt(data.revision)))
    const options = shown[0]?.metrics[0]?.functional_options.map(({ functional_option }) => functional_option) ?? []
    expect(options.toSorted()).toEqual(acknowledged.toSorted())
    for (const table of shown) expect(table).toEqual(shown[0])

    for (const client of clients) client.stop()
    newcomer.close()
    await Promise.all(following)
    expect(await last.stop()).toMatchObject({ code: 0, err: '' })
  },
)
