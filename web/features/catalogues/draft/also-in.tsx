import { NativeSelect } from '@mantine/core'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { LanguageOptions } from '../../../ui/field/language-options.tsx'

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
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{cataloguesMessages.alsoInNone}</option>
      <LanguageOptions languages={languages} />
    </NativeSelect>
  )
}
