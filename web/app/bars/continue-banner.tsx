import { useState } from 'react'
import { shellMessages } from '#contract/messages/shell.ts'
import { forgetReturnPlace, readReturnPath } from '../../lib/session/stored-return.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextLink } from '../../ui/page/links.tsx'

/** After the session ended in the middle of work and the person logged in again: a link back to where they were. */
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
