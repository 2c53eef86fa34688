import * as React from 'react'

// React notes for every element where in the code it was made, for its developer tools: a tenth of what these tests
// take. It stops by itself after so many a second; here it never begins. Without this they are slower, and no less true.
const shared = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object | undefined
if (shared) Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} })
