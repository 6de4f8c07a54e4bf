import {badRequest} from '#http/plain-responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the malformed paths that `src/server/refuse-unreadable.ts` rewrites to this route. */
export {badRequest as GET}
