import { expect } from 'vitest'
import { changeWorkshop } from '#contract/admin.ts'
import { moveAgenda } from '#contract/agenda.ts'
import { answerHelp, askForHelp, listAsides, writeGroupNote } from '#contract/asides.ts'
import { readCockpit, type Cockpit } from '#contract/cockpit.ts'
import { saveOptionAnalysis } from '#contract/h9-analysis.ts'
import { changeRoom, readRoom, readRoomScreen, type Room } from '#contract/room.ts'
import { openSecondRound, revealSilentRatings, takeBackSecondRound } from '#contract/silent-rating.ts'
import { dumpDatabase } from '../testing/app/dump-database.ts'
import { eachEngine } from '../testing/app/each-engine.ts'
import { rateSilently, silentWorkshop } from '../testing/app/silent-workshop.ts'

eachEngine('a workshop that is not open tells and takes nothing of the live room, and has it again', async (app) => {
  const { ana, id, solution, option } = await silentWorkshop(app, 'live and then not')
  const host = await app.host()
  const workshop = { params: { id } }
  const ofGroup = { params: { id, solution_id: solution.id } }
  const room = (body: object) => host.call(changeRoom, { ...workshop, body })
  await rateSilently(ana, option.id, { 9: 1 })
  await room({ step: 6, message: 'Alone, please.', timer_minutes: 10, frozen: true })
  await ana.call(askForHelp, { params: { id: solution.id }, body: {} })
  await host.call(writeGroupNote, { ...ofGroup, body: { note: 'Begin with one.' } })

  const setStatus = (status: string) => host.call(changeWorkshop, { ...workshop, body: { status } })
  const asides = () => ana.get<object[]>(listAsides, { query: { solution_id: solution.id } })
  const row = async () => (await host.call(readCockpit, workshop)).json<Cockpit>().solutions[0]
  const onWall = async () => (await host.call(readRoomScreen, workshop)).json<Room>()
  const told = await ana.get<Room>(readRoom)
  const calls = await asides()
  const ofRow = await row()
  expect(told).toMatchObject({ step: 6, message: 'Alone, please.', frozen: true, silent_rating: true })
  expect(ofRow).toMatchObject({ help: { about: '' }, note: { text: 'Begin with one.' } })

  const leading = () => [
    ...[{ step: 2 }, { message: null }, { timer_minutes: 5 }, { timer_longer_by: 1 }].map(room),
    ...[{ frozen: false }, { silent_rating: false }, { silent_share: 70 }].map(room),
    host.call(moveAgenda, { ...workshop, body: { from: null, to: 1 } }),
    host.call(answerHelp, { ...ofGroup, body: { answer: 'answered' } }),
    host.call(writeGroupNote, { ...ofGroup, body: { note: null } }),
    host.call(revealSilentRatings, { ...workshop, body: {} }),
    host.call(openSecondRound, { ...workshop, body: { share: 70 } }),
    host.call(takeBackSecondRound, { ...workshop, body: {} }),
  ]
  const quiet = { step: null, message: null, timer: null, frozen: false, silent_rating: false }
  for (const [status, code] of [
    ['results', 'RESULTS_ONLY'],
    ['closed', 'SESSION_CLOSED'],
  ] as const) {
    await setStatus(status)
    expect(await onWall()).toMatchObject({ ...quiet, status })
    for (const aside of ['help', 'note']) expect(await row()).not.toHaveProperty(aside)
    const before = await dumpDatabase(app.db)
    for (const answer of await Promise.all(leading())) expect(answer.json()).toMatchObject({ code })
    expect(await dumpDatabase(app.db)).toEqual(before)
    // what it shows, and what is set for all of it, is no part of the live room
    for (const body of [{ scene: { kind: 'end' } }, { own_words: false }, { hide_emails: false }])
      expect((await room(body)).statusCode).toBe(200)
  }

  await setStatus('results')
  expect(await ana.get<Room>(readRoom)).toMatchObject({ ...quiet, status: 'results' })
  expect(await asides()).toEqual([])
  // nobody rates alone any more, so the host need not wait
  const updates = [{ functional_option_id: option.id, fhn_id: 9, virtuous: true, measure: 2 }]
  expect((await host.call(saveOptionAnalysis, { body: { updates } })).statusCode).toBe(200)

  await setStatus('open')
  expect(await ana.get<Room>(readRoom)).toEqual(told)
  expect(await asides()).toEqual(calls)
  expect(await row()).toMatchObject({ help: ofRow?.help, note: ofRow?.note })
})
