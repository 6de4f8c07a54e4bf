import {methodNotAllowed} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Where `src/server/prepare-requests.ts` leads requests with a method that Next cannot take. */
export {methodNotAllowed as GET}
