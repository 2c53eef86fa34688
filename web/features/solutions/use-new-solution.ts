import { useState } from 'react'
import { readEmail, readSessionId } from '../../lib/session/stored-session.ts'
import { selectSolution } from '../../lib/session/stored-solution.ts'
import { detailsPlace, noValues, toStored, typedValues } from './solution-values.ts'
import { fieldsSavedBefore, PurposesError, useCreateSolution } from './solution-writes.queries.ts'
import { useSolutionForm } from './use-solution-form.ts'

const PLACE = 'new-solution'

/** A form for a solution that is not there yet. What is typed is kept until it is created or given up. */
export function useNewSolution() {
  const creating = useCreateSolution()
  // name and need, where they are created and only the purposes are missing
  const [stored, setStored] = useState(noValues)
  const form = useSolutionForm({
    place: PLACE,
    stored,
    sending: {
      isOneRequest: true,
      isDeed: true,
      transmit: async (batch, givenUp) => {
        const values = typedValues(batch, stored)
        const created = {
          solution_name: values.name.trim(),
          primary_fhn: Number(values.fhn),
          session_id: readSessionId() ?? '',
          user_email: readEmail() ?? '',
          purpose_ids: values.purposes.map(Number),
          onCreated: (id: number) => {
            // the sidebar leads to it from now on, no longer to the one looked at before
            selectSolution(id)
            // the words are that solution's, and are offered where it is shown
            form.editor.moveTo(detailsPlace(id))
          },
        }
        try {
          await creating.run(created, givenUp)
          setStored(noValues)
          form.editor.moveTo(PLACE)
          form.enterAll()
        } catch (error) {
          if (error instanceof PurposesError) setStored({ ...values, purposes: [] })
          throw error
        }
      },
      toStored,
      conflictsIn: () => new Map(),
      savedBefore: fieldsSavedBefore,
    },
  })
  return { form, creating }
}
