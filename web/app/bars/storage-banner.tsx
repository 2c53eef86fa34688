import { Button } from '@mantine/core'
import { useState } from 'react'
import { sessionMessages } from '#contract/messages/session.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { canStore } from '../../lib/session/stored-session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

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
      {sessionMessages.storageBlocked}
    </Banner>
  )
}
