import { Button } from '@mantine/core'
import { useState } from 'react'
import { PERSON_NAME_MAX } from '#contract/limits.ts'
import { namesMessages } from '#contract/messages/names.ts'
import { isTooLong } from '#contract/text-length.ts'
import { hasEntered } from '../../lib/session/stored-session.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { useGiveOwnName } from './own-name.queries.ts'
import classes from './own-name.module.css'

/**
 * In the Workshop panel: what one is called here. Left empty, the name is taken out again. What is typed stays when the
 * name changes elsewhere meanwhile: the host may take it out.
 */
export function OwnName({ name }: { name: string }) {
  const [typed, setTyped] = useState<string>()
  const give = useGiveOwnName()
  if (hasEntered()) return null
  const text = typed ?? name
  const next = text.trim()
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong(next, PERSON_NAME_MAX)) focusTooLong()
        else if (next !== name)
          give.mutate(next || null, { onSuccess: () => setTyped((now) => (now === text ? undefined : now)) })
      }}
    >
      <LimitedField
        className={classes.field}
        label={namesMessages.yourName}
        description={namesMessages.meaning}
        autoComplete="nickname"
        max={PERSON_NAME_MAX}
        value={text}
        onType={setTyped}
      />
      <Button type="submit" disabled={next === name} {...busy(give.isPending)}>
        {namesMessages.save}
      </Button>
    </form>
  )
}
