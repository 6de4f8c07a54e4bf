import {uriTooLong} from '#http/responses.ts'

export const dynamic = 'force-dynamic'

/** Response to the overlong targets that `src/server/prepare-requests.ts` rewrites to this route. */
export {uriTooLong as GET}
