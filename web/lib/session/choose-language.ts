import { LANGUAGE_COOKIE } from '#contract/limits.ts'

/** The server sends the page again in it; with nothing chosen, in the workshop's. */
export function chooseLanguage(language: string) {
  const seconds = language ? 31_536_000 : 0
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; samesite=lax; max-age=${seconds}`
  window.location.reload()
}
