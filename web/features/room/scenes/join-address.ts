const isLoopback = (host: string) => /^(localhost|127\..*|\[::1\])$/.test(host)

/** Where people join: the address the server knows for itself, or else the one this page came from. */
export function joinAddress(known: string | null, origin: string) {
  const { hostname, host, origin: base } = new URL(known ?? origin)
  return {
    /** As people type it. */
    text: host,
    isReachable: !isLoopback(hostname),
    /** Opens the login with the session ID filled in, and then leads into the group, if one is named. */
    linkFor: (sessionId: string, groupId?: number) =>
      `${base}/login#session=${encodeURIComponent(sessionId)}${groupId === undefined ? '' : `&group=${groupId}`}`,
  }
}
