import {badRequest} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Where `src/server/prepare-requests.ts` leads requests whose path is no text. */
export {badRequest as GET}
