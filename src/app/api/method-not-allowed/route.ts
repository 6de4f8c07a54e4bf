import {methodNotAllowed} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Where `src/server/reject-malformed-requests.ts` leads requests with a method that Next cannot take. */
export {methodNotAllowed as GET}
