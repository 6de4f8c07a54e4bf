import {jest} from '@jest/globals'
import {z} from 'zod'
import {openRegistrationStore} from '#registrations/store/open-store.ts'
import {rowsIn, sqliteDatabases} from '#registrations/testing/each-database.ts'
import {fieldIssueCodes, problemCodes} from '#shared/field-issues.ts'
import {serveForms} from './testing/serve-forms.ts'

interface HostileRequest {
  name: string
  status: number
  path?: string
  method?: string
  headers?: Readonly<Record<string, string>>
  /** JSON unless the headers say otherwise. */
  body: string | Uint8Array
  /** Fields that the problem must name, in order. */
  fields?: readonly string[]
}

const person = {
  name: 'Zaphod',
  lastName: 'Beeblebrox',
  email: 'zaphod@secret.example',
  role: 'patient',
}
const message = {firstName: 'Zaphod', email: 'zaphod@secret.example', message: 'Hello'}
const form = {'content-type': 'application/x-www-form-urlencoded'}

function field(name: string, key: string, value: unknown): HostileRequest {
  return {name, status: 400, body: JSON.stringify({...person, [key]: value}), fields: [key]}
}

function contact(name: string, key: string, value: unknown): HostileRequest {
  const body = JSON.stringify({...message, [key]: value})
  return {name, status: 400, path: '/api/contact', body, fields: [key]}
}

function body(name: string, text: string | Uint8Array, status = 400): HostileRequest {
  return {name, status, body: text}
}

function typed(name: string, type: string, text: string): HostileRequest {
  return {name, status: 415, headers: {'content-type': type}, body: text}
}

function method(name: string, path: string): HostileRequest {
  return {name: `${name} ${path}`, status: 405, method: name, path, body: ''}
}

const json = JSON.stringify(person)
const without = (key: string) =>
  JSON.stringify(Object.fromEntries(Object.entries(person).filter(([name]) => name !== key)))

const hostileRequests: readonly HostileRequest[] = [
  body('nothing at all', ''),
  body('a JSON null', 'null'),
  body('half a JSON object', json.slice(0, -2)),
  body('lists in lists', '['.repeat(8000)),
  body('UTF-16', new Uint8Array(Buffer.from(json, 'utf16le'))),
  body('2 MB of JSON', JSON.stringify({...person, name: 'x'.repeat(2_000_000)}), 413),
  {...body('an empty object', '{}'), fields: ['name', 'lastName', 'email', 'role']},
  field('a name of blanks of other scripts', 'name', '\u2003\u3000\u00a0'),
  field('a name of 101 letters', 'name', 'x'.repeat(101)),
  field('an object as a name', 'name', {$ne: null}),
  field('a header in a name', 'name', 'Zaphod\r\nBcc: everyone@secret.example'),
  field('a line separator in a name', 'lastName', 'Beeble\u2028brox'),
  field('a part of the domain that begins with a hyphen', 'email', 'zaphod@-secret.example'),
  field('half a surrogate pair', 'lastName', 'Beeble\ud800brox'),
  field('an address with a blank', 'email', 'zap hod@secret.example'),
  field('an address with a header', 'email', 'zaphod@secret.example\r\nBcc: x@secret.example'),
  field('two addresses by comma', 'email', 'zaphod@secret.example,ford@secret.example'),
  field('a quoted local part', 'email', '"zaphod beeblebrox"@secret.example'),
  field('an address of 255 characters', 'email', `${'z'.repeat(60)}@${'s'.repeat(186)}.example`),
  field('a local part of 65 characters', 'email', `${'z'.repeat(65)}@secret.example`),
  field('a role that every object has', 'role', 'constructor'),
  field('a wish that is a text', 'wantsNewsletter', 'true'),
  field('a source of 65 characters', 'source', 's'.repeat(65)),
  field('years that are words', 'yearsExperience', 'many'),
  field('a user agent of 1,025 characters', 'userAgent', 'x'.repeat(1025)),
  field('an address of the network that is an object', 'ipAddress', {}),
  field('an area that is not a place', 'area', '12 High Street'),
  field('somebody else by name', 'forWhom', 'my mother Ada'),
  field('a bot trap that is an object', 'company', {}),
  {
    ...body('a prototype', `{"__proto__":{"name":"Zaphod"},${without('name').slice(1)}`),
    fields: ['name', '__proto__'],
  },
  contact('no message', 'message', undefined),
  contact('a message of 5,001 characters', 'message', 'x'.repeat(5001)),
  contact('a header in the phone', 'phone', '020\r\nBcc: x@secret.example'),
  contact('a field the contact form does not have', 'topic', 'Hello'),
  {
    ...body('a registration sent as a message', json),
    path: '/api/contact',
    fields: ['firstName', 'message', 'name', 'role'],
  },
  {...body('an incomplete browser form', 'name=Zaphod&lastName='), headers: form},
  {
    ...body('a browser form with a field twice', 'email=a%40b.example&email=c%40d.example'),
    headers: form,
  },
  {...body('2 MB of browser form', `name=${'x'.repeat(2_000_000)}`, 413), headers: form},
  typed('plain text', 'text/plain', json),
  typed('a form with files', 'multipart/form-data; boundary=x', '--x--'),
  typed('JSON in another encoding', 'application/json; charset=utf-16', json),
  {
    ...body('JSON that says it is packed', json, 415),
    headers: {'content-type': 'application/json', 'content-encoding': 'gzip'},
  },
  {...body('a form of another site', json, 403), headers: {origin: 'https://evil.example'}},
  {...body('a form of a neighbouring host', json, 403), headers: {'sec-fetch-site': 'same-site'}},
  {...body('a form of a sandboxed frame', json, 403), headers: {origin: 'null'}},
  method('GET', '/api/interest/register'),
  method('DELETE', '/api/interest/leave'),
]

const problemSchema = z.object({
  title: z.string(),
  code: z.enum([...Object.values(problemCodes), 'method-not-allowed']),
  errors: z
    .array(
      z.object({
        field: z.string(),
        code: z.enum([...fieldIssueCodes, 'unknown']),
        message: z.string().min(8),
      }),
    )
    .optional(),
})
const databases = sqliteDatabases()
const store = await openRegistrationStore(await databases.address())
const served = await serveForms(() => Promise.resolve(store))
const printed: unknown[] = []
for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
  jest.spyOn(console, level).mockImplementation((...copy) => void printed.push(copy))

afterAll(async () => {
  jest.restoreAllMocks()
  await served.stop()
  await store.close()
})

describe('form endpoints, with hostile requests', () => {
  it.each(hostileRequests.map((hostile) => [hostile.status, hostile.name, hostile] as const))(
    'respond %i to %s, and store and log nothing (API-6, LAW-8, LAW-9)',
    async (status, _name, hostile) => {
      const {path = '/api/interest/register', method = 'POST', headers} = hostile
      const response = await fetch(served.origin + path, {
        method,
        headers: {'content-type': 'application/json', ...headers},
        ...(method === 'GET' ? {} : {body: Buffer.from(hostile.body)}),
      })
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      if (status === 405) expect(response.headers.get('allow')).toMatch(/POST/)
      const text = await response.text()
      const problem: unknown = JSON.parse(text)
      const {title, errors = []} = problemSchema.parse(problem)
      expect(title).toMatch(/\w.{10,}\.$/)
      if (hostile.fields !== undefined) {
        expect(errors.map(({field}) => field)).toEqual(hostile.fields)
      }
      expect(text).not.toMatch(/zaphod|beeblebrox|secret\.example/i)
      const rows = await Promise.all(Object.values(rowsIn(store)).map((read) => read()))
      expect(rows.flat()).toEqual([])
      expect(JSON.stringify(printed)).not.toMatch(/zaphod|beeblebrox|secret/i)
    },
  )
})
