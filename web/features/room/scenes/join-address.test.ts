import { expect, test } from 'vitest'
import { joinAddress } from './join-address.ts'

test('the address the server knows wins over the one of the page', () => {
  const address = joinAddress('https://workshop.example.org', 'http://127.0.0.1:3000')
  expect(address).toMatchObject({ text: 'workshop.example.org', isReachable: true })
  expect(address.linkFor('K7QM-2XVD')).toBe('https://workshop.example.org/login#session=K7QM-2XVD')
})

test('an address of the network is one people reach, with its port', () => {
  expect(joinAddress(null, 'http://192.168.1.20:3000')).toMatchObject({ text: '192.168.1.20:3000', isReachable: true })
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  '%s leads nobody else here',
  (origin) => {
    expect(joinAddress(null, origin).isReachable).toBe(false)
    expect(joinAddress(origin, 'http://192.168.1.20').isReachable).toBe(false)
  },
)
