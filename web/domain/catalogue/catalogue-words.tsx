import { useQuery } from '@tanstack/react-query'
import type { ComponentPropsWithoutRef } from 'react'
import { roomQuery } from '../../lib/queries/room.queries.ts'

/**
 * Words of the catalogue. They are in the workshop's language, and where the page has another they say so, that a screen
 * reader speaks them right. Nothing is asked of the server for its sake.
 */
export function CatalogueWords(props: ComponentPropsWithoutRef<'span'>) {
  const { data: language } = useQuery({ ...roomQuery(), enabled: false, select: (room) => room.language })
  return <span {...props} lang={language === document.documentElement.lang ? undefined : language} />
}
