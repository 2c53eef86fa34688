import { describe, expect, test } from 'vitest'
import { isConflict } from './edit-conflict.ts'

describe('an edit is in conflict', () => {
  test('where somebody else has stored another value meanwhile', () => {
    expect(isConflict({ stored: 'theirs', wanted: 'mine', previous: 'before' })).toBe(true)
    expect(isConflict<string | null>({ stored: null, wanted: 'mine', previous: 'before' })).toBe(true)
  })

  test('unless it does not say what it started from, or started from what is stored', () => {
    expect(isConflict({ stored: 'theirs', wanted: 'mine', previous: undefined })).toBe(false)
    expect(isConflict({ stored: 'before', wanted: 'mine', previous: 'before' })).toBe(false)
  })

  test('unless what is stored is already what it should become', () => {
    expect(isConflict({ stored: 'mine', wanted: 'mine', previous: 'before' })).toBe(false)
  })

  test('compares values by what is in them, and sets in any order', () => {
    const decided = () => ({ decision: 'adapted', decision_reason: 'Only with a card.' })
    expect(isConflict({ stored: decided(), wanted: { ...decided(), decision: 'rejected' }, previous: decided() })).toBe(
      false,
    )
    expect(isConflict({ stored: new Set([1, 2]), wanted: new Set([3]), previous: new Set([2, 1]) })).toBe(false)
    expect(isConflict({ stored: new Set([1, 2]), wanted: new Set([3]), previous: new Set([1]) })).toBe(true)
  })
})
