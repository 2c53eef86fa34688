import { TextField } from './text-field.tsx'
import classes from './field.module.css'

interface FileFieldProps {
  label: string
  /** Which files are offered, as of an input. */
  accept: string
  /** Gets nothing as soon as a person goes to choose another file. */
  onChoose: (file: File | undefined) => void
  'data-autofocus'?: true
}

/** The name of a chosen file stays in it. */
export function FileField({ onChoose, ...field }: FileFieldProps) {
  return (
    <TextField
      {...field}
      type="file"
      inputClassName={classes.file}
      onClick={({ currentTarget }) => {
        // cleared, so that a corrected file of the same name can be chosen again
        currentTarget.value = ''
        onChoose(undefined)
      }}
      onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
    />
  )
}
