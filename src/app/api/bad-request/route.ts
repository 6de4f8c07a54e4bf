import {badRequest} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the malformed paths that `src/server/prepare-requests.ts` rewrites to this route. */
export {badRequest as GET}
