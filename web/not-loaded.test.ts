import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { FIRST_PICTURE_ID } from '#contract/limits.ts'
import { showNotLoaded } from './not-loaded.ts'

afterEach(() => document.body.replaceChildren())

test('where the application cannot be fetched, its picture goes, and a way on is offered', () => {
  document.body.innerHTML = `<div id="${FIRST_PICTURE_ID}"><h1>Solutions</h1></div><div id="root"></div>`
  showNotLoaded(document.getElementById('root')!)
  expect(document.getElementById(FIRST_PICTURE_ID)).toBeNull()
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
