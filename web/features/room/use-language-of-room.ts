import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { languagesOffered } from '../../lib/session/languages-offered.ts'
import { loadAsPage } from '../../lib/session/page-language.ts'

/**
 * What everybody in the room reads, on the wall or on paper, is in the workshop's language, whatever the host has chosen.
 * The server sends such a page in it; where one comes here without loading a page, or the language is changed meanwhile, it
 * is loaded again. The way back leads to pages in the host's own. Answers whether this page is about to go.
 */
export function useLanguageOfRoom(language: string | undefined, isInUse = false): boolean {
  const router = useRouter()
  const offered = languagesOffered()
  const isAnother = language !== undefined && language !== document.documentElement.lang && offered.includes(language)
  const isGoing = isAnother && !isInUse
  useEffect(() => {
    if (isGoing) window.location.reload()
  }, [isGoing])
  const isOneOfSeveral = offered.length > 0
  useEffect(() => {
    if (!isOneOfSeveral) return undefined
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      if (pathChanged) loadAsPage(router)
    })
  }, [router, isOneOfSeveral])
  return isGoing
}
