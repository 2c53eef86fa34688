import { listFhns, listMeasures, listPurposes } from '#contract/reference-data.ts'
import type { Routes } from '../../http/routes.ts'

export function referenceDataRoutes({ readInSession }: Routes) {
  readInSession(listFhns, ({ catalogue }) => catalogue.fhns)
  readInSession(listPurposes, ({ catalogue }) => catalogue.purposes)
  readInSession(listMeasures, ({ catalogue }) => catalogue.measures)
}
