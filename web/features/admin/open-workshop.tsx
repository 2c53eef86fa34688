import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Language } from '#contract/fields.ts'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { languageMessages } from '#contract/messages/session.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { catalogueName, cataloguesQuery } from '../../lib/queries/catalogues.queries.ts'
import { isText } from '../../lib/edits/stored-edits.ts'
import { hostWriter } from '../../lib/edits/stored-drafts.ts'
import { useEdits } from '../../lib/edits/use-edits.ts'
import { languagesOffered } from '../../lib/session/languages-offered.ts'
import { LanguageOptions } from '../../ui/field/language-options.tsx'
import { EditNote } from '../../ui/edits/edit-note.tsx'
import { OlderDrafts } from '../../ui/edits/older-drafts.tsx'
import { isTooLong } from '#contract/text-length.ts'
import { LimitedField } from '../../ui/field/limited-field.tsx'
import { focusTooLong } from '../../ui/field/use-text-limit.tsx'
import { busy } from '../../ui/focus/busy.ts'
import { useOpenWorkshop } from './admin.queries.ts'
import { Button } from '../../ui/page/button.tsx'
import classes from './workshops.module.css'

const NAME = 'title'
const label = workshopsMessages.titleOfANewWorkshop
const nothingTyped = new Map([[NAME, '']])

/** The title is kept in the browser until its workshop is open. */
export function OpenWorkshop() {
  const { data: catalogues = [] } = useQuery(cataloguesQuery())
  const [chosen, setChosen] = useState<number>()
  // the newest version comes first, and is what a host who published one wants to use
  const usual = catalogues.find(({ is_default }) => is_default)?.name
  const catalogueId = chosen ?? catalogues.find(({ name }) => name === usual)?.id
  const offered = languagesOffered()
  // whoever reads Spanish here is most likely to hold it in Spanish
  const [language, setLanguage] = useState(document.documentElement.lang)
  const open = useOpenWorkshop()
  const editor = useEdits<string>({
    place: 'new-workshop',
    writer: hostWriter,
    fits: isText,
    stored: nothingTyped,
    sending: {
      isDeed: true,
      transmit: async (batch, givenUp) => {
        const named = { title: batch.get(NAME)?.value.trim() ?? '' }
        const inLanguage = offered.length > 0 && { language: language as Language }
        const withCatalogue = catalogueId !== undefined && { catalogue_id: catalogueId }
        await open.run({ ...named, ...withCatalogue, ...inLanguage }, givenUp)
      },
      conflictsIn: () => new Map(),
      // its title has become a workshop, and what was typed on is that of the next one
      isLine: () => true,
    },
  })
  const title = editor.edits.get(NAME)?.value ?? ''
  return (
    <>
      <OlderDrafts editor={editor} />
      <form
        className={classes.open}
        onSubmit={(event) => {
          event.preventDefault()
          if (isTooLong(title.trim(), SOLUTION_NAME_MAX)) focusTooLong()
          else if (title.trim() && !open.isPending) void editor.save()
        }}
      >
        <LimitedField
          className={classes.grow}
          label={label}
          data-place={NAME}
          max={SOLUTION_NAME_MAX}
          value={title}
          onType={(text) => editor.type(NAME, text, { startedFrom: '', label })}
        />
        {catalogues.length > 1 && (
          <NativeSelect
            label={workshopsMessages.catalogue}
            value={catalogueId}
            data={catalogues.map(({ id, name, version }) => ({
              value: String(id),
              label: `${catalogueName(name)} ${version}`,
            }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )}
        {offered.length > 0 && (
          <NativeSelect
            label={languageMessages.language}
            value={language}
            onChange={(event) => setLanguage(event.currentTarget.value)}
          >
            <LanguageOptions languages={offered} />
          </NativeSelect>
        )}
        <Button type="submit" variant="filled" disabled={!title.trim()} {...busy(open.isPending)}>
          {workshopsMessages.openWorkshop}
        </Button>
      </form>
      <EditNote isUnsaved={false} isSaving={open.isPending} draft={editor.draftOf()} />
    </>
  )
}
