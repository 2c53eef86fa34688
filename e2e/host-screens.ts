import type { HostPlaces, Screen } from './screens.ts'

const ofWorkshop = (page: string) => (places: HostPlaces) => `/admin/workshops/${places.workshopId}${page}`
const ofCatalogue = (page: string) => (places: HostPlaces) => `/admin/catalogues/${places.catalogueId}${page}`

/** Every page of the host, each once. */
export const hostScreens: Screen<HostPlaces>[] = [
  { name: '30-workshops', path: () => '/admin' },
  { name: '31-cockpit', path: ofWorkshop('') },
  { name: '32-participants', path: ofWorkshop('/participants') },
  { name: '33-trash', path: ofWorkshop('/trash') },
  { name: '34-room', path: ofWorkshop('/room') },
  { name: '35-catalogues', path: () => '/admin/catalogues' },
  { name: '36-catalogue', path: ofCatalogue('') },
  { name: '37-draft', path: ofCatalogue('/draft') },
  { name: '38-import', path: ofCatalogue('/import') },
  { name: '39-groups', path: ofWorkshop('/groups') },
  { name: '40-table-cards', path: ofWorkshop('/table-cards') },
]
