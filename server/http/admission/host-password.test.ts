import { scryptSync } from 'node:crypto'
import { expect } from 'vitest'
import { listWorkshops, loginAsHost, replaceHostPassword } from '#contract/admin.ts'
import { readSetting, writeSetting } from '../../db/settings.sql.ts'
import { dumpDatabase } from '../../testing/app/dump-database.ts'
import { eachEngine, eachEngineWith } from '../../testing/app/each-engine.ts'
import { HOST_PASSWORD } from '../../testing/app/test-app.ts'
import { StartError } from '../../errors/start-error.ts'
import {
  checkHostPassword,
  hashHostPassword,
  hostKeyOf,
  setHostPassword,
  settleHostPassword,
  signHostPassword,
  upgradeHostPassword,
} from './host-password.ts'

const onItsOwnApp = eachEngineWith({ passwordCost: { logN: 5, p: 2 } })

eachEngine('the password is kept hashed with scrypt and nowhere in plain text', async (app) => {
  await setHostPassword(app.db.write, HOST_PASSWORD)
  const dump = JSON.stringify(await dumpDatabase(app.db))
  expect(dump).toMatch(/scrypt\$[\w-]{22}\$[\w-]{43}\$15\$3\b/)
  expect(dump).not.toContain(HOST_PASSWORD)
})

eachEngine('the same password is hashed differently each time', async (app) => {
  const stored = async () => (await dumpDatabase(app.db)).settings!.find((row) => row.includes('host_password'))
  const before = await stored()
  await setHostPassword(app.db.write, HOST_PASSWORD)
  expect(await stored()).not.toBe(before)
  expect(await checkHostPassword(app.db.read, HOST_PASSWORD)).toBeDefined()
  expect(await checkHostPassword(app.db.read, `${HOST_PASSWORD} `)).toBeUndefined()
})

eachEngine('a password of version 0.2.0, which stored no cost, still opens', async (app) => {
  const salt = Buffer.from('sixteen bytes ok')
  const key = scryptSync('an old password', salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 2 ** 26 })
  await writeSetting(app.db.write, 'host_password', `scrypt$${salt.toString('base64url')}$${key.toString('base64url')}`)
  expect(await checkHostPassword(app.db.read, 'an old password')).toBeDefined()
  expect(await checkHostPassword(app.db.read, 'another')).toBeUndefined()
  await setHostPassword(app.db.write, HOST_PASSWORD)
})

eachEngine('a cheaper hash is replaced once the right password is known, and its hosts stay signed in', async (app) => {
  const stored = async () => (await readSetting(app.db.read, 'host_password'))?.split('$')
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 4, p: 1 })
  const hostKey = await checkHostPassword(app.db.read, HOST_PASSWORD)
  await upgradeHostPassword(app.db, 'another', { logN: 5, p: 2 })
  expect((await stored())?.slice(3)).toEqual(['4', '1'])
  await upgradeHostPassword(app.db, HOST_PASSWORD, { logN: 5, p: 2 })
  expect((await stored())?.slice(3)).toEqual(['5', '2', hostKey])
  expect(await checkHostPassword(app.db.read, HOST_PASSWORD)).toBe(hostKey)
  const before = await stored()
  await upgradeHostPassword(app.db, HOST_PASSWORD, { logN: 5, p: 1 })
  expect(await stored()).toEqual(before)
  // a new password ends the cookies of the old one
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 4, p: 1 })
  expect(await checkHostPassword(app.db.read, HOST_PASSWORD)).not.toBe(hostKey)
})

onItsOwnApp('a sign-in replaces a cheaper hash and leaves other hosts signed in', async (app) => {
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 4, p: 1 })
  const before = await app.host()
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 4, p: 1 })
  const [one, other] = [app.somebody(), app.somebody()]
  expect((await one.call(loginAsHost, { body: { password: 'a wrong one' } })).statusCode).toBe(401)
  expect((await readSetting(app.db.read, 'host_password'))?.split('$').slice(3)).toEqual(['4', '1'])
  const hostKey = await checkHostPassword(app.db.read, HOST_PASSWORD)
  for (const host of [one, other]) {
    expect((await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })).statusCode).toBe(204)
  }
  expect((await readSetting(app.db.read, 'host_password'))?.split('$').slice(3)).toEqual(['5', '2', hostKey])
  for (const host of [one, other]) expect((await host.call(listWorkshops)).statusCode).toBe(200)
  expect((await before.call(listWorkshops)).statusCode, 'of the password before').toBe(401)
})

eachEngine('a short password that is stored already remains valid; another short one stops the start', async (app) => {
  await setHostPassword(app.db.write, 'measured1', { logN: 4, p: 1 })
  expect(await settleHostPassword(app.db.write, 'measured1')).toBeUndefined()
  await expect(settleHostPassword(app.db.write, 'measured2')).rejects.toThrow(StartError)
  await expect(settleHostPassword(app.db.write, 'Password1234')).rejects.toThrow(StartError)
  expect(await checkHostPassword(app.db.read, 'measured1')).toBeDefined()
  await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 4, p: 1 })
})

eachEngine('a start keeps the password there is, takes a given one, and makes one only the first time', async (app) => {
  const { write } = app.db
  expect(await settleHostPassword(write, undefined)).toBeUndefined()
  expect(await checkHostPassword(write, HOST_PASSWORD)).toBeDefined()

  expect(await settleHostPassword(write, 'given password')).toBeUndefined()
  const key = await checkHostPassword(write, 'given password')
  expect(key).toBeDefined()
  await settleHostPassword(write, 'given password')
  expect(await checkHostPassword(write, 'given password'), 'a restart must not log the host out').toBe(key)

  await write.deleteFrom('settings').where('key', '=', 'host_password').execute()
  const made = await settleHostPassword(write, undefined)
  expect(made).toMatch(/^[\w-]{12}$/)
  expect(await checkHostPassword(write, made!)).toBeDefined()
})

onItsOwnApp(
  'a host replaces the password only with a signature of the data folder, and each signature is valid once',
  async (app) => {
    await setHostPassword(app.db.write, HOST_PASSWORD, { logN: 5, p: 2 })
    const host = app.somebody()
    await host.call(loginAsHost, { body: { password: HOST_PASSWORD } })
    const newHash = await hashHostPassword('the next password', { logN: 5, p: 2 })
    const hostKey = hostKeyOf((await readSetting(app.db.read, 'host_password'))!)
    const send = async (given: string) => (await host.call(replaceHostPassword, { body: { signed: given } })).statusCode
    const signed = signHostPassword(hostKey, newHash, (text) => app.fastify.signCookie(text))
    const before = await dumpDatabase(app.db)
    expect(await send(`${hostKey} ${newHash}`)).toBe(401)
    expect(await send(`${signed}x`)).toBe(401)
    // a cookie is signed with the same secret
    expect(await send(app.fastify.signCookie(`${hostKey} ${newHash}`))).toBe(401)
    expect(await dumpDatabase(app.db)).toEqual(before)

    expect((await host.call(listWorkshops)).statusCode).toBe(200)

    expect(await send(signed)).toBe(204)
    expect((await host.call(listWorkshops)).statusCode).toBe(401)
    await host.call(loginAsHost, { body: { password: 'the next password' } })
    expect((await host.call(listWorkshops)).statusCode).toBe(200)
    expect(await send(signed)).toBe(401)
  },
)
