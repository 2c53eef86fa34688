import { findDemoWorkshop } from './host.ts'
import type { Places } from './screens.ts'
import { firstPlaces } from './workshop-contents.ts'
import { joinWithoutLogin, test as base } from './workshop.ts'

/** Mira, in the workshop with the two worked solutions. */
export const test = base.extend<{ demo: Places }>({
  demo: async ({ context, server }, use) => {
    const { id } = await findDemoWorkshop({ url: server.url, password: server.hostPassword })
    await joinWithoutLogin(context, server.url, id, 'mira@example.org')
    await use(await firstPlaces(context.request, id))
  },
})
export { expect } from './workshop.ts'
