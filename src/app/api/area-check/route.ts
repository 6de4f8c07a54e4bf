import {areaCheck} from '#registrations/http/area-check.ts'
import {unsupportedMethods} from '#http/problem.ts'
import {routeTable} from '#route-table/route-table.server.ts'

const {refuse, options} = unsupportedMethods('POST')

/** Postcode check without JavaScript (AREA-1). */
export const POST = areaCheck(async () => (await routeTable()).variants)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
