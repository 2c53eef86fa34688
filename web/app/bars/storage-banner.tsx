import { useState } from 'react'
import { sessionEndMessages } from '#contract/messages/shell.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { canStore } from '../../lib/session/stored-keys.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { Button } from '../../ui/page/button.tsx'

/** In a browser that stores nothing everything works, but nothing typed outlives the tab: said once a visit. */
export function StorageBanner() {
  const [isShown, setIsShown] = useState(() => !canStore())
  if (!isShown) return null
  return (
    <Banner
      type="info"
      action={
        <Button size="xs" onClick={() => setIsShown(false)}>
          {commonMessages.close}
        </Button>
      }
    >
      {sessionEndMessages.storageBlocked}
    </Banner>
  )
}
