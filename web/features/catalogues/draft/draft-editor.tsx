import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { catalogueLanguages, languagesIn } from '#contract/catalogue-languages.ts'
import { isSameName } from '#contract/catalogue-lists.ts'
import type { CatalogueContents } from '#contract/catalogues.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { commonMessages } from '#contract/messages/common.ts'
import { catalogueName, cataloguesQuery } from '../../../lib/queries/catalogues.queries.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { BackLink } from '../../../ui/page/links.tsx'
import { ScreenHead } from '../../../ui/page/screen-head.tsx'
import { isTooLong } from '#contract/text-length.ts'
import { LimitedField } from '../../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../../ui/field/use-text-limit.tsx'
import { announce } from '../../../ui/feedback/toast-store.ts'
import { AlsoIn } from './also-in.tsx'
import type { OpenPlace } from '../model/draft-lists.ts'
import { DraftProblems } from './draft-problems.tsx'
import { DraftTabs } from './draft-tabs.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { useCatalogueDraft } from '../model/use-catalogue-draft.ts'
import { Button } from '../../../ui/page/button.tsx'
import classes from './catalogues.module.css'

const words = cataloguesMessages

interface DraftEditorProps {
  catalogueId: number
  /** The version it begins from. */
  before: CatalogueContents
}

/** Every entry of the next version with a form of its own; nothing is published before it is whole. */
export function DraftEditor({ catalogueId, before }: DraftEditorProps) {
  const draft = useCatalogueDraft(catalogueId, before)
  const { data: versions } = useQuery(cataloguesQuery())
  const newest = versions?.find(({ name }) => isSameName(name, before.name))?.version ?? before.version
  const navigate = useNavigate()
  const [place, setPlace] = useState<OpenPlace>({ list: 'metrics', id: null })
  const [language, setLanguage] = useState<string>(() => languagesIn(draft.lists)[0] ?? '')
  const [asked, setAsked] = useState<'publish' | 'problems' | 'discard' | null>(null)
  const isNameless = draft.name.trim() === ''
  const isSound = draft.problems.length === 0 && !isNameless
  const isUnchanged = draft.changes.length === 0 && isSameName(draft.name, before.name)

  // closes what is open when the draft becomes valid or, changed in another tab, invalid: nothing reopens by itself
  if ((asked === 'problems' && isSound) || (asked === 'publish' && !isSound)) setAsked(null)

  const askToPublish = () => {
    if (isTooLong(draft.name.trim(), SOLUTION_NAME_MAX)) focusTooLong()
    else setAsked(isSound ? 'publish' : 'problems')
  }
  const discard = () => {
    draft.giveUp()
    setAsked(null)
    announce('success', words.discarded)
    void navigate({ to: '/admin/catalogues/$catalogueId', params: { catalogueId } })
  }
  const finish = (published: number) => {
    setAsked(null)
    draft.giveUp()
    void navigate({ to: '/admin/catalogues/$catalogueId', params: { catalogueId: published } })
  }

  return (
    <>
      <ScreenHead
        overline={cataloguesMessages.draftFromVersion(before.version)}
        title={catalogueName(before.name)}
        size="long"
        help={words.draftHelp}
        actions={
          <>
            <BackLink to="/admin/catalogues/$catalogueId" params={{ catalogueId }}>
              {cataloguesMessages.backToCatalogue}
            </BackLink>
            <Button disabled={!draft.isBegun} onClick={() => setAsked('discard')}>
              {cataloguesMessages.discardDraft}
            </Button>
            <Button variant="filled" disabled={isUnchanged} onClick={askToPublish}>
              {cataloguesMessages.publish}
            </Button>
          </>
        }
      />
      <div className={classes.draft}>
        {newest !== before.version && <Banner type="info">{words.olderThan(newest, before.version)}</Banner>}
        {asked === 'problems' && (
          <DraftProblems lists={draft.lists} problems={draft.problems} onOpen={(list, id) => setPlace({ list, id })} />
        )}
        <div className={classes.ofTheWhole}>
          <LimitedField
            label={cataloguesMessages.nameOfTheCatalogue}
            description={words.nameHint}
            max={SOLUTION_NAME_MAX}
            value={draft.name}
            error={isNameless && words.nameless}
            onType={(name) => draft.change({ type: 'named', name })}
          />
          <AlsoIn
            languages={catalogueLanguages}
            value={language}
            description={words.alsoInHint}
            onChange={setLanguage}
          />
        </div>
        <DraftTabs draft={draft} before={before} language={language} place={place} onPlace={setPlace} />
      </div>
      {asked === 'publish' && (
        <PublishDialog
          draft={draft}
          catalogueId={catalogueId}
          before={before}
          onPublished={finish}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        opened={asked === 'discard'}
        title={cataloguesMessages.discardDraft}
        confirmLabel={commonMessages.discard}
        danger
        onConfirm={discard}
        onCancel={() => setAsked(null)}
      >
        <p>{words.discardWarning}</p>
      </ConfirmDialog>
    </>
  )
}
