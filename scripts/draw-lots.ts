import fc from 'fast-check'

// Tests that try what comes by chance try the same in every `npm test`: what fails there, fails again, and for the
// change that was made. `npm run test:deep` draws anew, and a failure says how to repeat it.
fc.configureGlobal(process.env.DRAW_ANEW === 'true' ? {} : { seed: 9 })
