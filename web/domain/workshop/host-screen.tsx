import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '../../lib/http/api-error.ts'
import { Read, type ReadProps } from '../../ui/feedback/read.tsx'
import { BackLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { MissingWorkshop } from './missing-workshop.tsx'
import { workshopsQuery } from './workshops.queries.ts'

interface HostScreenProps<Data> extends ReadProps<Data> {
  workshopId: string
  /** The workshop's name, where the screen follows it closer than the list of workshops does. */
  name?: string | undefined
  title: string
  help: string
  /** What the link back to the workshop is called. */
  back: string
  /** Further buttons, after that link. */
  actions?: ReactNode
}

/** One of the host's pages about a workshop: its head, what was read of it, and that it is not there. */
export function HostScreen<Data>({ workshopId, name, title, help, back, actions, ...read }: HostScreenProps<Data>) {
  const { data: workshops } = useQuery(workshopsQuery())
  if (isNotFound(read.of.error)) return <MissingWorkshop wasThere={read.of.data !== undefined} />
  return (
    <>
      <ScreenHead
        overline={name ?? workshops?.find(({ id }) => id === workshopId)?.title ?? ''}
        title={title}
        help={help}
        actions={
          <>
            <BackLink to="/admin/workshops/$workshopId" params={{ workshopId }}>
              {back}
            </BackLink>
            {actions}
          </>
        }
      />
      <Read {...read} />
    </>
  )
}
