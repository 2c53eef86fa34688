import { NativeSelect } from '@mantine/core'
import { fieldIn, translatedFields } from '#contract/catalogue-languages.ts'
import { nameFields, type ListName } from '#contract/catalogue-lists.ts'
import { EFFECTS, isProtected } from '#contract/catalogue-rules.ts'
import { cataloguesMessages } from '#contract/messages/catalogues.ts'
import { TEXT_MAX } from '#contract/limits.ts'
import { LimitedField } from '../../../ui/field/limited-field.tsx'
import { LockIcon } from '../../../ui/marks/icons.tsx'
import { PickMany } from '../../../ui/pick/pick-many.tsx'
import type { Entry, Fields, Lists } from '../model/draft-lists.ts'
import { labelOf } from '../model/list-columns.ts'
import classes from './catalogues.module.css'

const words = cataloguesMessages

interface EntryFieldsProps {
  list: ListName
  entry: Entry
  lists: Lists
  /** In which it has a second text; empty for none. */
  language: string
  problemOf: (field: string) => string | undefined
  onLeave: (field: string) => void
  onChange: (fields: Fields) => void
}

/** The fields of an entry: which there are depends on its list. */
export function EntryFields(props: EntryFieldsProps) {
  const { list, language } = props
  return (
    <div className={classes.formFields} data-spoken={language !== '' || undefined}>
      <NameField {...props} />
      <SpokenField {...props} field={nameFields[list]} />
      {(list === 'fhns' || list === 'measures' || list === 'purposes') && (
        <>
          <OptionalText {...props} field="description" />
          <SpokenField {...props} field="description" />
        </>
      )}
      {list === 'measures' && <EffectField {...props} />}
      {list === 'stakeholders' && (
        <>
          <CategoryField {...props} />
          <SpokenField {...props} field="stakeholder_category" />
        </>
      )}
      {list === 'metrics' && (
        <>
          <IdsField {...props} field="purposes" />
          <IdsField {...props} field="stakeholders" />
          <OptionalText {...props} field="source" />
        </>
      )}
    </div>
  )
}

const valueOf = (entry: Entry, field: string) => (entry as unknown as Fields)[field]
const textOf = (entry: Entry, field: string) => String(valueOf(entry, field) ?? '')
const shownProblem = (problem: string | undefined) => problem && <span role="alert">{problem}</span>

function NameField({ list, entry, problemOf, onLeave, onChange }: EntryFieldsProps) {
  const field = nameFields[list]
  // the measure None cannot be edited; needs can be renamed, but not added or removed
  const isLocked = list === 'measures' && isProtected(list, entry.id)
  return (
    <LimitedField
      isTall={list === 'metrics'}
      label={labelOf(field)}
      description={isLocked && words.noneProtected}
      leftSection={isLocked && <LockIcon size={18} />}
      readOnly={isLocked}
      autoFocus
      max={TEXT_MAX}
      value={textOf(entry, field)}
      error={shownProblem(problemOf(field))}
      onBlur={() => onLeave(field)}
      // also in the taller field of a metric, whose text is one line
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        event.currentTarget.closest('form')?.requestSubmit()
      }}
      onType={(text) => onChange({ [field]: text })}
    />
  )
}

/** The same text in the other language, beside it. */
function SpokenField({
  list,
  entry,
  language,
  field,
  problemOf,
  onLeave,
  onChange,
}: EntryFieldsProps & { field: string }) {
  const name = fieldIn(field, language)
  if (language === '' || !translatedFields[list].includes(field)) return null
  return (
    <LimitedField
      isTall={field === 'metric_text' || field === 'description'}
      label={labelOf(name)}
      lang={language}
      max={TEXT_MAX}
      value={textOf(entry, name)}
      error={shownProblem(problemOf(name))}
      onBlur={() => onLeave(name)}
      onType={(text) => onChange({ [name]: text || undefined })}
    />
  )
}

type OptionalTextProps = EntryFieldsProps & { field: 'description' | 'source' }

function OptionalText({ entry, field, problemOf, onChange }: OptionalTextProps) {
  return (
    <LimitedField
      isTall
      label={labelOf(field)}
      max={TEXT_MAX}
      value={textOf(entry, field)}
      error={shownProblem(problemOf(field))}
      // an empty text is stored as no text
      onType={(text) => onChange({ [field]: text || undefined })}
    />
  )
}

function EffectField({ list, entry, onChange }: EntryFieldsProps) {
  const isLocked = isProtected(list, entry.id)
  return (
    <NativeSelect
      label={cataloguesMessages.effect}
      description={isLocked && words.effectOfNone}
      leftSection={isLocked && <LockIcon size={18} />}
      disabled={isLocked}
      value={textOf(entry, 'effect')}
      data={[
        { value: '', label: cataloguesMessages.notGiven },
        ...EFFECTS.map((value) => ({ value, label: words.effects[value] })),
      ]}
      onChange={(event) => onChange({ effect: event.currentTarget.value || undefined })}
    />
  )
}

function CategoryField({ entry, lists, problemOf, onLeave, onChange }: EntryFieldsProps) {
  const field = 'stakeholder_category'
  const known = new Set(lists.stakeholders.map((person) => person.stakeholder_category))
  return (
    <div>
      <LimitedField
        label={cataloguesMessages.category}
        list="known-categories"
        autoComplete="off"
        max={TEXT_MAX}
        value={textOf(entry, field)}
        error={shownProblem(problemOf(field))}
        onBlur={() => onLeave(field)}
        onType={(text) => onChange({ [field]: text })}
      />
      <datalist id="known-categories">
        {[...known].filter(Boolean).map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
    </div>
  )
}

type IdsFieldProps = EntryFieldsProps & { field: 'purposes' | 'stakeholders' }

function IdsField({ entry, lists, field, problemOf, onLeave, onChange }: IdsFieldProps) {
  const chosen = valueOf(entry, field)
  const options =
    field === 'purposes'
      ? lists.purposes.map(({ id, purpose, description }) => ({ value: String(id), label: purpose, description }))
      : lists.stakeholders.map(({ id, stakeholder, stakeholder_category: description }) => ({
          value: String(id),
          label: stakeholder,
          description,
        }))
  return (
    <PickMany
      label={labelOf(field)}
      placeholder={cataloguesMessages.choose(field)}
      clearLabel={cataloguesMessages.clear(field)}
      options={options}
      value={Array.isArray(chosen) ? chosen.map(String) : []}
      error={problemOf(field)}
      onBlur={() => onLeave(field)}
      onChange={(ids) => onChange({ [field]: ids.map(Number) })}
    />
  )
}
