import { useQuery } from '@tanstack/react-query'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { roomQuery } from '../../lib/queries/room.queries.ts'
import { PrinterIcon } from '../../ui/marks/icons.tsx'
import { ButtonLink } from '../../ui/page/links.tsx'

/** The way to the document of all solutions. A server that knows the room's call knows this one too. */
export function WholeWorkshop({ isBelow = false }: { isBelow?: boolean }) {
  const isOurs = Boolean(useQuery(roomQuery()).data)
  if (!isOurs) return null
  return (
    <ButtonLink to="/document" style={{ marginTop: isBelow ? 20 : 0 }} leftSection={<PrinterIcon size={18} />}>
      {solutionsMessages.wholeWorkshop}
    </ButtonLink>
  )
}
