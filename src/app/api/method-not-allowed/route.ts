import {readOnly} from '#http/plain-responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the unsupported methods that `src/server/refuse-unreadable.ts` rewrites to this route. */
export {readOnly as GET}
