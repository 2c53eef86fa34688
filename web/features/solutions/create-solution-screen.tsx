import { useState } from 'react'
import { REDIRECT_AFTER_CREATE_MS } from '#contract/limits.ts'
import { helpMessages } from '#contract/messages/steps.ts'
import { sessionScreensMessages } from '#contract/messages/shell.ts'
import { solutionDetailsMessages } from '#contract/messages/solution-details.ts'
import { solutionsMessages } from '#contract/messages/solutions.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { readEmail } from '../../lib/session/stored-session.ts'
import { Banner } from '../../ui/feedback/banner.tsx'
import { useShut } from '../../ui/focus/busy.ts'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { ButtonLink, TextLink } from '../../ui/page/links.tsx'
import { ScreenHead } from '../../ui/page/screen-head.tsx'
import { SolutionFields } from './solution-fields.tsx'
import { PurposesError } from './solution-writes.queries.ts'
import { useChoices } from './use-choices.ts'
import { useNewSolution } from './use-new-solution.ts'
import { useRedirectToSolutions } from './use-redirect-to-solutions.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './solution-form.module.css'

export function CreateSolutionScreen() {
  const choices = useChoices()
  const { form, creating } = useNewSolution()
  const { editor } = form
  const [lacksEmail, setLacksEmail] = useState(false)
  useRedirectToSolutions(creating.isSuccess, REDIRECT_AFTER_CREATE_MS)

  const isIncomplete = form.isMissing('name') || form.isMissing('fhn') || form.isMissing('purposes')
  const create = () => {
    form.leaveAll()
    if (isIncomplete || creating.isPending) return
    const isAnonymous = !readEmail()
    setLacksEmail(isAnonymous)
    if (!isAnonymous) void editor.save()
  }

  return (
    <>
      <ScreenHead title={solutionsMessages.createNewSolution} help={helpMessages.solution} />
      <OlderDrafts editor={editor} />
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          create()
        }}
      >
        <SolutionFields form={form} choices={choices} onlyPurposes={creating.isHalfDone} onEnter={create} />
        <EditNote isUnsaved={false} isSaving={creating.isPending} draft={editor.draftOf()} />
        {lacksEmail && (
          <Banner type="error" action={<TextLink to="/login">{solutionDetailsMessages.logIn}</TextLink>}>
            {sessionScreensMessages.emailMissing}
          </Banner>
        )}
        {creating.error instanceof PurposesError && (
          <Banner type="warning">
            {solutionDetailsMessages.createdWithoutPurposes(creating.error.message)}
            <p className={classes.small}>{solutionDetailsMessages.onlyPurposesMissing}</p>
          </Banner>
        )}
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" disabled={isIncomplete || creating.isPending} {...useShut()}>
            {solutionDetailsMessages.createSolution}
          </Button>
          <ButtonLink to="/solutions" onClick={form.clear}>
            {commonMessages.cancel}
          </ButtonLink>
        </div>
      </form>
    </>
  )
}
