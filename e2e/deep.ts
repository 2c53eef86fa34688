import { test } from '@playwright/test'

/** A test that only `npm run test:deep` runs: each of its kind, where `npm test` runs one. */
export const DEEP = { tag: '@deep' }

/** Whether everything is looked at. `npm test` takes of each kind what differs most. */
export const isDeep = () => test.info().project.name === 'deep'
