import { expect, test } from 'vitest'
import { roomUrl } from './server-address.ts'

const at = (address: string) => ({ address, port: 3000, family: address.includes(':') ? 'IPv6' : 'IPv4' })

test('other machines reach a server that listens on an address of the network, not one on loopback', () => {
  expect(roomUrl(at('127.0.0.1'))).toBeUndefined()
  expect(roomUrl(at('::1'))).toBeUndefined()
  expect(roomUrl(null)).toBeUndefined()
  expect(roomUrl(at('192.168.1.20'))).toBe('http://192.168.1.20:3000')
  expect(roomUrl(at('fd00::20'))).toBe('http://[fd00::20]:3000')
})
