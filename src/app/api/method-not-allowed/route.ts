import {methodNotAllowed} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the unsupported methods that `src/server/prepare-requests.ts` rewrites to this route. */
export {methodNotAllowed as GET}
