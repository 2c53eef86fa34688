// put in by the build; running from source (the tests do) has neither
declare const __BUILD_ID__: string | undefined
declare const __VERSION__: string | undefined

/** The same for the same sources, on every instance. */
export const BUILD_ID = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : 'source'
export const VERSION = typeof __VERSION__ === 'string' ? __VERSION__ : 'source'
