import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SOLUTION_NAME_MAX } from '#contract/limits.ts'
import { workshopsMessages } from '#contract/messages/workshops.ts'
import { cataloguesQuery } from '../../lib/queries/catalogues.queries.ts'
import { useOpenWorkshop } from './admin.queries.ts'
import { busy } from '../../ui/focus/busy.ts'
import classes from './workshops.module.css'

export function OpenWorkshop() {
  const [title, setTitle] = useState('')
  const { data: catalogues = [] } = useQuery(cataloguesQuery())
  const [chosen, setChosen] = useState<number>()
  // the newest version comes first, and is what a host who published one wants to use
  const usual = catalogues.find(({ is_default }) => is_default)?.name
  const catalogueId = chosen ?? catalogues.find(({ name }) => name === usual)?.id
  const open = useOpenWorkshop(() => setTitle(''))
  return (
    <form
      className={classes.open}
      onSubmit={(event) => {
        event.preventDefault()
        if (title.trim() && !open.isPending)
          open.mutate({ title: title.trim(), ...(catalogueId !== undefined && { catalogue_id: catalogueId }) })
      }}
    >
      <TextInput
        className={classes.grow}
        label={workshopsMessages.titleOfANewWorkshop}
        maxLength={SOLUTION_NAME_MAX}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {catalogues.length > 1 && (
        <NativeSelect
          label={workshopsMessages.catalogue}
          value={catalogueId}
          data={catalogues.map(({ id, name, version }) => ({ value: String(id), label: `${name} ${version}` }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
      )}
      <Button type="submit" variant="filled" disabled={!title.trim()} {...busy(open.isPending)}>
        {workshopsMessages.openWorkshop}
      </Button>
    </form>
  )
}
