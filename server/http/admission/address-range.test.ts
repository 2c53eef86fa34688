import { expect, test } from 'vitest'
import { addressRange } from './address-range.ts'

test('the addresses of one IPv6 /64 are one range, however they are written', () => {
  const range = '2001:db8:0:7::/64'
  for (const address of [
    '2001:db8:0:7::1',
    '2001:0DB8:0000:0007:ffff:1:2:3',
    '2001:db8:0:7:a:b:c:d',
    '2001:db8::7:0:0:0:1',
  ])
    expect(addressRange(address), address).toBe(range)
})

test('neighbouring ranges are told apart', () => {
  expect(addressRange('2001:db8:0:8::1')).not.toBe(addressRange('2001:db8:0:7::1'))
  expect(addressRange('::1')).toBe('0:0:0:0::/64')
  expect(addressRange('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
})

test('an IPv4 address stands for itself, also inside of an IPv6 one', () => {
  expect(addressRange('192.0.2.7')).toBe('192.0.2.7')
  expect(addressRange('::ffff:192.0.2.7')).toBe('192.0.2.7')
})
