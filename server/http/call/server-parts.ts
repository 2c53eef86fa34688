import type { CatalogueStore } from '../../catalogue/catalogue-store.ts'
import type { DiskSpace } from '../../db/disk-space.ts'
import type { Db } from '../../db/schema.ts'
import type { Clock } from '../../exchange/clock.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { OnRefusedSignIn } from '../admission/wrong-tries.ts'
import type { StoredSizes } from '../quotas/stored-sizes.ts'
import type { QuotaCheck } from '../quotas/check-quotas.ts'
import type { WorkLimits } from '../quotas/work-limits.ts'

/** What the routes of all slices stand on. */
export interface ServerParts {
  db: Db
  /** The disk of the embedded database; absent where the data is elsewhere. */
  disk: DiskSpace | undefined
  /** What each workshop stores. */
  sizes: StoredSizes
  catalogues: CatalogueStore
  /** Where writes tell what they changed. */
  exchange: Exchange
  clock: Clock
  quotas: QuotaCheck
  /** For work that takes much memory or processor time. */
  limits: WorkLimits
  /** Changes when the database is another one, or was set back: answers of before must not be taken for current. */
  epoch: string
  /** Counts refused sign-ins where there are metrics. */
  onRefusedSignIn: OnRefusedSignIn | undefined
}
