import { test } from './demo.ts'
import { DESK } from './faults.ts'
import { checkMoments, moments } from './moments.ts'
import { screens } from './screens.ts'
import { checkFailed, checkWaiting } from './unready-screens.ts'

test.use({ viewport: DESK, trace: 'off' })
test.slow()

const changing = screens.filter(({ isFixed, open }) => !isFixed && !open)

test('every screen while it waits for its data', ({ page, demo }) => checkWaiting(page, demo, changing))
test('every screen that failed to get its data', ({ page, demo }) => checkFailed(page, demo, changing))
checkMoments(moments)
