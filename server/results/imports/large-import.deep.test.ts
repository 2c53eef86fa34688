import { importBesideOthers } from '../../testing/app/import-beside-others.ts'

importBesideOthers(5000)
