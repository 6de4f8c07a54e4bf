import {jest} from '@jest/globals'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {z} from 'zod'
import {type RegistrationStore, openRegistrationStore} from '#registrations/store/open-store.ts'
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
const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
let store: RegistrationStore
let served: ServedForms
const printed: unknown[] = []

beforeAll(async () => {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    jest.spyOn(console, level).mockImplementation((...copy) => void printed.push(copy))
  }
  store = await openRegistrationStore(`file:${join(folder, 'site.db')}`)
  served = await serveForms(() => Promise.resolve(store))
})
afterAll(async () => {
  jest.restoreAllMocks()
  await served.stop()
  await store.close()
  rmSync(folder, {recursive: true})
})

describe('form endpoints, with hostile requests', () => {
  it('are tested with at least 60 distinct requests', () => {
    expect(hostileRequests.length).toBeGreaterThanOrEqual(60)
    expect(new Set(hostileRequests.map(({name}) => name)).size).toBe(hostileRequests.length)
  })

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
      for (const table of ['registration', 'message', 'outbox', 'consent', 'requestLog'] as const) {
        expect(await store.database.selectFrom(table).selectAll().execute()).toEqual([])
      }
      expect(JSON.stringify(printed)).not.toMatch(/zaphod|beeblebrox|secret/i)
    },
  )
})
