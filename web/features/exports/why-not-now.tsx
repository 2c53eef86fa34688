import { use } from 'react'
import { roomMessages } from '#contract/messages/shell.ts'
import { whoseSolutionMessages } from '#contract/messages/groups.ts'
import { shutBy } from '../../domain/workshop/why-shut.ts'
import { ShutBy } from '../../lib/session/may-write.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

const sentences: Record<string, string> = {
  [shutBy.frozen.why]: roomMessages.frozen,
  [shutBy.results.why]: roomMessages.resultsOnly,
  [shutBy.lookingOn.why]: whoseSolutionMessages.observing,
}

/** In a dialog, whose page is out of reach: why nothing can be stored, when that becomes so while it is open. */
export function WhyNotNow() {
  const sentence = sentences[use(ShutBy)?.why ?? '']
  return sentence !== undefined && <Banner type="warning">{sentence}</Banner>
}
