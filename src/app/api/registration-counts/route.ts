import {z} from 'zod'
import {unsupportedMethods} from '#http/problem.ts'
import {respondToEditor} from '#server/editor-request.server.ts'
import {sendRegistrationCounts} from '#server/registration-counts.server.ts'

export const POST = (request: Request) =>
  respondToEditor(request, z.object({}), sendRegistrationCounts)

export const {GET, PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('POST')
