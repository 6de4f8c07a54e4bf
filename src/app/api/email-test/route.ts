import {unsupportedMethods} from '#http/problem.ts'
import {respondToEditor} from '#server/editor-request.server.ts'
import {sendTestEmail, testEmailSchema} from '#server/email-test.server.ts'

export const POST = (request: Request) => respondToEditor(request, testEmailSchema, sendTestEmail)

export const {GET, PUT, PATCH, DELETE, OPTIONS} = unsupportedMethods('POST')
