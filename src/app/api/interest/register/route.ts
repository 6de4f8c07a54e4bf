import {registerInterest} from '@/interest/register-interest'
import {registrationSchema} from '@/interest/registration'
import {interestDatabase} from '../../../interest-database.server'
import {problem} from '../../problem'
import {readBody} from '../../read-body'
import {isSameSite} from '../../same-site'

const bodyLimit = 16 * 1024

/** The page a browser form without JavaScript lands on (FORM-6). */
const received = '/register-interest/received'

/** Registers interest (API-1, API-5, API-6): JSON gets JSON, a browser form gets a page. */
export async function POST(request: Request): Promise<Response> {
  if (!isSameSite(request)) return problem(403, 'Forms of other sites are not accepted.')
  const body = await readBody(request, bodyLimit)
  if (body.kind === 'refused') return problem(body.status, body.reason)

  const parsed = registrationSchema.safeParse(
    body.kind === 'form' ? fromForm(body.fields) : body.fields,
  )
  if (!parsed.success) {
    return problem(
      400,
      'Some fields need to be mended.',
      parsed.error.issues.map(({path, message}) => ({field: path.join('.'), message})),
    )
  }

  try {
    const userAgent = request.headers.get('user-agent')?.slice(0, 1024)
    const registration = {...parsed.data, ...(userAgent === undefined ? {} : {userAgent})}
    await registerInterest(await interestDatabase(), registration, new Date())
  } catch (error) {
    console.error(
      'A registration could not be stored:',
      error instanceof Error ? error.message : 'unknown error',
    )
    return problem(503, 'We could not save your details. Please try again later.', [], {
      'retry-after': '30',
    })
  }
  if (body.kind === 'form') {
    return new Response(null, {status: 303, headers: {location: received}})
  }
  return Response.json(
    {status: 'registered'},
    {status: 201, headers: {'cache-control': 'no-store'}},
  )
}

function fromForm(fields: Record<string, unknown>): Record<string, unknown> {
  return {...fields, wantsNewsletter: 'wantsNewsletter' in fields}
}
