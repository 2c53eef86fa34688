import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { useOpenWorkshop } from './admin.queries.ts'
import classes from './workshops.module.css'

export function OpenWorkshop() {
  const [title, setTitle] = useState('')
  const open = useOpenWorkshop(() => setTitle(''))
  return (
    <form
      className={classes.open}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() && !open.isPending) open.mutate(title.trim())
      }}
    >
      <TextInput
        className={classes.grow}
        label="Title of a new workshop"
        maxLength={SOLUTION_NAME_MAX}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" variant="filled" disabled={!title.trim() || open.isPending}>
        Open workshop
      </Button>
    </form>
  )
}
