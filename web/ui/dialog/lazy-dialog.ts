import type { ComponentType } from 'react'
import { commonMessages } from '#contract/messages/common.ts'
import { announce } from '../feedback/toast-store.ts'
import { lazyPart } from '../page/lazy-part.tsx'

/** A dialog whose script is loaded when somebody opens it. When that fails they are told, and may open it again. */
export const lazyDialog = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, ({ onClose }) => {
    announce('error', commonMessages.notOpened)
    onClose()
  })
