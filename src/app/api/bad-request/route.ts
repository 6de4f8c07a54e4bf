import {badRequest} from '#http/plain-responses.ts'

export const dynamic = 'force-dynamic'

/** Where `src/server/refuse-unreadable.ts` leads requests whose path is no text. */
export {badRequest as GET}
