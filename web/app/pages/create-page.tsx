import { CreateSolutionScreen } from '../../features/solutions/create-solution-screen.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'

/** Loaded after the form: most people type their solution and never import one. */
const MemberImport = lazyPart(() =>
  import('../../features/exports/member-import.tsx').then((file) => file.MemberImport),
)

/** A new solution: written, or brought in from a file. */
export function CreatePage() {
  return (
    <>
      <CreateSolutionScreen />
      <MemberImport />
    </>
  )
}
