const isLoopback = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host)

/** Where people join: the address the server knows for itself, or else the one this page came from. */
export function joinAddress(known: string | null, origin: string) {
  const { hostname, host, origin: base } = new URL(known ?? origin)
  return {
    /** As people type it. */
    text: host,
    isReachable: !isLoopback(hostname),
    /** Opens the login with the session ID filled in. */
    linkFor: (sessionId: string) => `${base}/login?session=${encodeURIComponent(sessionId)}`,
  }
}
