import { parseArgs } from 'node:util'
import {
  changeWorkshop,
  copyWorkshop,
  deleteWorkshop,
  listWorkshops,
  openWorkshop,
  replaceSessionId,
  type Workshop,
} from '#contract/admin.ts'
import { forgetParticipant, listParticipants } from '#contract/participants.ts'
import { runCommand } from './shared/run-command.ts'
import { readConfig } from '../config.ts'
import { RunningServer } from './shared/server-client.ts'
import { StartError } from '../errors/start-error.ts'

/** What a command takes after its name, and what it does. All of it is printed: a line a thing, tabs between fields. */
interface Command {
  takes: string
  run: (server: RunningServer, given: string[], flags: { 'with-solutions'?: boolean }) => Promise<string[][]>
}

const lineOf = ({ id, title, status }: Workshop) => [id, status, title]

const commands: Record<string, Command> = {
  list: {
    takes: '',
    run: async (server) => {
      const workshops = await server.call(listWorkshops)
      return workshops.map(({ participants, solutions, last_activity, title, id, status, rehearsal }) => [
        id,
        status,
        `${participants} joined`,
        `${solutions} solutions`,
        last_activity ?? '-',
        // nobody is invited to one
        rehearsal ? `${title} (rehearsal)` : title,
      ])
    },
  },
  open: {
    takes: 'TITLE',
    run: async (server, [title = '']) => [lineOf(await server.call(openWorkshop, { body: { title } }))],
  },
  rename: { takes: 'ID TITLE', run: (server, [id = '', title = '']) => change(server, id, { title }) },
  results: { takes: 'ID', run: (server, [id = '']) => change(server, id, { status: 'results' }) },
  close: { takes: 'ID', run: (server, [id = '']) => change(server, id, { status: 'closed' }) },
  reopen: { takes: 'ID', run: (server, [id = '']) => change(server, id, { status: 'open' }) },
  copy: {
    takes: 'ID TITLE [--with-solutions]',
    run: async (server, [id = '', title = ''], flags) => {
      const body = { title, with_solutions: flags['with-solutions'] ?? false }
      return [lineOf(await server.call(copyWorkshop, { params: { id }, body }))]
    },
  },
  'new-id': {
    takes: 'ID',
    run: async (server, [id = '']) => [lineOf(await server.call(replaceSessionId, { params: { id } }))],
  },
  delete: {
    takes: 'ID TITLE',
    run: async (server, [id = '', title = '']) => {
      const workshops = await server.call(listWorkshops)
      const isMeant = workshops.some((workshop) => sameId(workshop.id, id) && workshop.title === title)
      if (!isMeant) throw new StartError('Nothing was deleted: there is no workshop with this session ID and title.')
      await server.call(deleteWorkshop, { params: { id } })
      return [['Deleted for good.']]
    },
  },
  people: {
    takes: 'ID',
    run: async (server, [id = '']) => {
      const people = await server.call(listParticipants, { params: { id } })
      return people.map(({ email, joined_at, solutions }) => [joined_at ?? '-', `${solutions} solutions`, email])
    },
  },
  forget: {
    takes: 'ID EMAIL',
    run: async (server, [id = '', email = '']) => {
      const answer = await server.call(forgetParticipant, { params: { id }, body: { email } })
      return [[answer.email]]
    },
  },
}

async function change(server: RunningServer, id: string, body: Partial<Pick<Workshop, 'title' | 'status'>>) {
  return [lineOf(await server.call(changeWorkshop, { params: { id }, body }))]
}

const sameId = (one: string, other: string) =>
  [one, other].map((id) => id.replaceAll(/[\s-]/g, '').toUpperCase()).every((id, _, [first]) => id === first)

function usage(): string {
  const lines = Object.entries(commands).map(([name, { takes }]) => `  npm run workshop -- ${name} ${takes}`.trimEnd())
  return ['Please say what to do:', ...lines].join('\n')
}

/** `npm run workshop -- COMMAND ...`: what the host's console does, from a shell, on the running server. */
await runCommand(async () => {
  const { values, positionals } = readArguments()
  const [name = '', ...given] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const wanted = command?.takes.split(' ').filter((word) => word && !word.startsWith('[')).length
  if (!command || given.length !== wanted) throw new StartError(usage())
  const lines = await command.run(await RunningServer.find(readConfig(process.env)), given, values)
  return lines.map((fields) => fields.join('\t')).join('\n')
})

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { 'with-solutions': { type: 'boolean' } } })
  } catch {
    throw new StartError(usage())
  }
}
