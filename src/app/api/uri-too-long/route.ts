import {uriTooLong} from '#http/plain-responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the overlong targets that `src/server/refuse-unreadable.ts` rewrites to this route. */
export {uriTooLong as GET}
