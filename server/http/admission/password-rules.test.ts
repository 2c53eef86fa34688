import { expect, test } from 'vitest'
import { findPasswordFault } from './password-rules.ts'

test('a host password has at least twelve characters', () => {
  expect(findPasswordFault('tired horse')).toContain('12 to 1000')
  expect(findPasswordFault('tired horses')).toBeUndefined()
  expect(findPasswordFault('x'.repeat(1001))).toContain('12 to 1000')
})

test.for([
  'Password1234',
  'passwordpassword',
  '123456789012',
  '210987654321',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  '!!!!!!!!!!!!',
  'Qwertyuiop 2026!',
  'ninefold-workshop',
  'i love you 12',
])('the common password %s cannot be set', (password) => {
  expect(findPasswordFault(password)).toContain('first')
})

test.for([
  'correct horse battery',
  'host password of ours',
  'J9qcIDWkQ9F-',
  '408217359961',
  'كلمة مرور طويلة',
  '$%&/()=?`´*+',
])('the uncommon password %s can be set', (password) => {
  expect(findPasswordFault(password)).toBeUndefined()
})
