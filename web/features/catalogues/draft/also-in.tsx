import { NativeSelect } from '@mantine/core'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { ownName } from '../../../lib/session/page-language.ts'

interface AlsoInProps {
  languages: readonly string[]
  /** Empty for none. */
  value: string
  description?: string | undefined
  className?: string | undefined
  onChange: (language: string) => void
}

/** In which other language the texts of a catalogue are seen beside their own. */
export function AlsoIn({ languages, value, description, className, onChange }: AlsoInProps) {
  return (
    <NativeSelect
      className={className}
      label={cataloguesMessages.alsoIn}
      description={description}
      value={value}
      data={[
        { value: '', label: cataloguesMessages.alsoInNone },
        ...languages.map((language) => ({ value: language, label: ownName(language) })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
