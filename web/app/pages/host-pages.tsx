import { HostFrame } from '../../features/admin/host-frame.tsx'
import { lazyPart } from '../../ui/page/lazy-part.tsx'
import { ConnectionBar } from '../bars/connection-bar.tsx'

const CopyMenuBelow = lazyPart(() => import('../../ui/table/copy-menu.tsx').then((file) => file.CopyMenuBelow))

/** The host's pages, which tell like all others when the server is away and what could not be saved. */
export const HostPages = () => <HostFrame bar={<ConnectionBar />} below={<CopyMenuBelow />} />
