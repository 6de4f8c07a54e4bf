import {readOnly} from '#http/plain-responses.ts'

export const dynamic = 'force-dynamic'

/** Where `src/server/refuse-unreadable.ts` leads requests with a method that Next cannot take. */
export {readOnly as GET}
