import { configure, getConfig } from '@testing-library/react'

// Whoever waits asks again and again, and each time the whole page would be printed into an error that nobody reads. The
// wait that ends in vain prints it by itself, and so does what is asked once.
const { getElementError } = getConfig()

configure({
  getElementError(message, container) {
    // typed as private, and set by the library while it waits
    const isWaiting = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
    if (!isWaiting) return getElementError(message, container)
    const error = new Error(message ?? undefined)
    error.name = 'TestingLibraryElementError'
    return error
  },
})
