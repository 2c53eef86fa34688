import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showNotLoaded } from './not-loaded.ts'

afterEach(() => document.body.replaceChildren())

test('says that the application could not be loaded and offers to reload', () => {
  document.body.innerHTML = '<div id="root"></div>'
  showNotLoaded(document.getElementById('root')!)
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }))
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be loaded.')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})
