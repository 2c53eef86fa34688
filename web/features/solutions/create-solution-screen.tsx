import { Button } from '@mantine/core'
import { useState } from 'react'
import { REDIRECT_AFTER_CREATE_MS } from '#contract/limits.ts'
import { helpMessages } from '#contract/messages/help.ts'
import { sessionMessages } from '#contract/messages/session.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { readEmail, readSessionId } from '../../lib/session/stored-session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { DraftBanner } from '../../ui/edits/draft-banner.tsx'
import { ButtonLink, TextLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SolutionFields } from './solution-fields.tsx'
import { PurposesError, useCreateSolution } from './solutions.queries.ts'
import { useChoices } from './use-choices.ts'
import { useRedirectToSolutions } from './use-redirect-to-solutions.ts'
import { filledIn, noValues } from './solution-values.ts'
import { useKeptSolution } from './use-kept-solution.ts'
import { useSolutionForm } from './use-solution-form.ts'
import classes from './solution-form.module.css'

export function CreateSolutionScreen() {
  const choices = useChoices()
  const form = useSolutionForm(noValues)
  const creating = useCreateSolution()
  const [lacksEmail, setLacksEmail] = useState(false)
  useRedirectToSolutions(creating.isSuccess, REDIRECT_AFTER_CREATE_MS)

  const kept = useKeptSolution({
    place: 'new-solution',
    // what is stored already would be created a second time
    values: creating.isHalfDone ? noValues : form.values,
    start: noValues,
    isStored: () => creating.isHalfDone,
  })
  const restore = () => {
    form.change((now) => kept.left.reduce((values, { value }) => filledIn(values, noValues, value), now))
    kept.markRestored(kept.left)
  }

  const { name, fhn, purposes } = form.values
  const isIncomplete = form.isMissing('name') || form.isMissing('fhn') || form.isMissing('purposes')

  const create = () => {
    form.leaveAll()
    if (isIncomplete || creating.isPending) return
    const email = readEmail()
    setLacksEmail(!email)
    if (!email) return
    creating.mutate(
      {
        solution_name: name.trim(),
        primary_fhn: Number(fhn),
        session_id: readSessionId() ?? '',
        user_email: email,
        purpose_ids: purposes.map(Number),
      },
      { onSuccess: form.clear },
    )
  }

  return (
    <>
      <ScreenHead title="Create New Solution" help={helpMessages.solution} />
      <DraftBanner left={kept.left} onRestore={restore} onDiscard={kept.discardLeft} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <SolutionFields form={form} choices={choices} onlyPurposes={creating.isHalfDone} onEnter={create} />
        {lacksEmail && (
          <Banner type="error" action={<TextLink to="/login">Log in</TextLink>}>
            {sessionMessages.emailMissing}
          </Banner>
        )}
        {creating.error instanceof PurposesError && (
          <Banner type="warning">
            {solutionsMessages.createdWithoutPurposes(creating.error.message)}
            <p className={classes.small}>{solutionsMessages.onlyPurposesMissing}</p>
          </Banner>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={isIncomplete || creating.isPending}>
            Create Solution
          </Button>
          <ButtonLink to="/solutions" onClick={kept.abandon}>
            Cancel
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
