import {unsupportedMethods} from '#http/problem.ts'
import {respondToEditor} from '#server/editor-request.server.ts'
import {sendTestEmail, testEmailSchema} from '#server/email-test.server.ts'

const {refuse, options} = unsupportedMethods('POST')

export const POST = (request: Request) => respondToEditor(request, testEmailSchema, sendTestEmail)

export {refuse as GET, refuse as PUT, refuse as PATCH, refuse as DELETE, options as OPTIONS}
