import {z} from 'zod'
import {unsupportedMethods} from '#http/problem.ts'
import {respondToEditor} from '#server/editor-request.server.ts'
import {sendRegistrationCounts} from '#server/registration-counts.server.ts'

const {refuse, options} = unsupportedMethods('POST')

export const POST = (request: Request) =>
  respondToEditor(request, z.object({}), sendRegistrationCounts)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
