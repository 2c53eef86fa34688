import { lazy, Suspense } from 'react'
import { CreateSolutionScreen } from '../../features/solutions/create-solution-screen.tsx'

/** Most people write their solution here, so the form does not wait for it. */
const MemberImport = lazy(() =>
  import('../../features/exports/member-import.tsx').then((file) => ({ default: file.MemberImport })),
)

/** A new solution: written, or brought in from a file. */
export function CreatePage() {
  return (
    <>
      <CreateSolutionScreen />
      <Suspense fallback={null}>
        <MemberImport />
      </Suspense>
    </>
  )
}
