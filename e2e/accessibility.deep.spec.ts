import { test } from './demo.ts'
import { DESK } from './faults.ts'
import { checkMoment, moments } from './moments.ts'
import { screens } from './screens.ts'
import { checkFailed, checkWaiting } from './unready-screens.ts'

test.use({ viewport: DESK, trace: 'off' })
test.slow()

const changing = screens.filter(({ isFixed, open }) => !isFixed && !open)

test('every screen while it waits for its data', ({ page, demo }) => checkWaiting(page, demo, changing))
test('every screen that failed to get its data', ({ page, demo }) => checkFailed(page, demo, changing))
for (const moment of moments) {
  test(`${moment.screen.name}, ${moment.name}`, ({ page, demo }) => checkMoment(page, demo, moment))
}
