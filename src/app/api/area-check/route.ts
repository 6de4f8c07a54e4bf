import {areaCheck} from '#registrations/http/area-check.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {routeTable} from '#route-table/route-table.server.ts'

/** Postcode check without JavaScript (AREA-1). */
export const POST = areaCheck(async () => (await routeTable()).variants)

export const {GET, PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('POST')
