import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/fields.ts'
import { workshopLanguageMessages } from '#contract/messages/workshops.ts'
import { useChangeWorkshop, workshopsQuery } from '../../domain/workshop/workshops.queries.ts'
import { languagesOffered } from '../../lib/session/languages-offered.ts'
import { LanguageOptions } from '../../ui/field/language-options.tsx'

/** In which language a workshop is held. Nobody's page changes under their hands. */
export function WorkshopLanguage({ workshopId }: { workshopId: string }) {
  const { data: workshops } = useQuery(workshopsQuery())
  const change = useChangeWorkshop(workshopLanguageMessages.changed)
  const workshop = workshops?.find(({ id }) => id === workshopId)
  const offered = languagesOffered()
  if (!workshop?.language || offered.length === 0) return null
  return (
    <NativeSelect
      label={workshopLanguageMessages.ofTheWorkshop}
      description={workshopLanguageMessages.followsIt}
      inputWrapperOrder={['label', 'input', 'description']}
      value={workshop.language}
      onChange={(event) => change.mutate({ id: workshopId, language: event.currentTarget.value as Language })}
    >
      <LanguageOptions languages={offered} />
    </NativeSelect>
  )
}
