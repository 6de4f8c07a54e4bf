import {jest} from '@jest/globals'
import {z} from 'zod'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
import {rowsIn, sqliteDatabases} from '#registrations/testing/each-database.ts'
import {fieldIssueCodes, problemCodes} from '#shared/field-issues.ts'
import {hostileRequests} from './testing/hostile-requests.ts'
import {type ServedForms, serveForms} from './testing/serve-forms.ts'

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
let store: RegistrationStore
let served: ServedForms
const printed: unknown[] = []

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...copy) => void printed.push(copy))
  }
  store = await openRegistrationStore(await databases.address())
  served = await serveForms(() => Promise.resolve(store))
})
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
