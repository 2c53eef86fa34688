import { HostFrame } from '../../features/admin/host-frame.tsx'
import { ConnectionBar } from '../bars/connection-bar.tsx'

/** The host's pages, which tell like all others when the server is away and what could not be saved. */
export const HostPages = () => <HostFrame bar={<ConnectionBar />} />
