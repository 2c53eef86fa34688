import { lazy, Suspense } from 'react'
import { CreateSolutionScreen } from '../../features/solutions/create-solution-screen.tsx'

/** Loaded after the form: most people type their solution and never import one. */
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
