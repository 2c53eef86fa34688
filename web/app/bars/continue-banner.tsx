import { useState } from 'react'
import { shellMessages } from '#contract/messages/shell.ts'
import { forgetReturnPlace, readReturnPath } from '../../lib/session/stored-return.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextLink } from '../../ui/page/links.tsx'

/** After a session that ended under somebody's hands and a new login to it: the way back. */
export function ContinueBanner({ sessionId }: { sessionId: string | null }) {
  const [path] = useState(() => readReturnPath(sessionId))
  if (!path || path === '/solutions') return null
  return (
    <Banner type="info">
      {/* the path was stored from the address bar, so the router's list of known places cannot check it */}
      <TextLink to={path as '/solutions'} onClick={forgetReturnPlace}>
        {shellMessages.continueWhereYouWere}
      </TextLink>
    </Banner>
  )
}
