import {mkdtempSync, rmSync} from 'node:fs'
import {createServer} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {jest} from '@jest/globals'
import {listen} from '#lib/testing/listen.ts'
import type {Job} from '#lib/repeat.ts'
import {leaveWaitlist} from '#registrations/domain/erase.ts'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {rowsIn} from '#registrations/testing/each-database.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'

/** Stands in for the content lake. */
const areas = [
  {slug: 'southwark', postcodes: ['SE5']},
  {slug: 'bexley', postcodes: null},
]
const lake = createServer((_request, response) => {
  response.writeHead(200, {'content-type': 'application/json'})
  response.end(JSON.stringify({result: areas}))
})
const folder = mkdtempSync(join(tmpdir(), 'waiting-'))
Object.assign(process.env, {
  CONTENT_LAKE_PORT: String(await listen(lake)),
  DATABASE_URL: `file:${join(folder, 'site.db')}`,
  SANITY_API_READ_TOKEN: 'a token for tests alone',
  SANITY_REVALIDATE_SECRET: 'a secret for tests alone',
  LINK_SIGNING_SECRET: 'a secret for tests alone',
})
// The file of the last known steps is in the build.
jest.spyOn(process, 'cwd').mockReturnValue(folder)

const {configuration} = await import('#config/environment.server.ts')
const {currentWaitingSteps, knownWaitingSteps} =
  await import('#revalidation/waiting-steps.server.ts')
const {registrationStore} = await import('#server/registrations.server.ts')
const {startWaitingCount} = await import('./waiting.server.ts')

const yesterday = new Date(Date.now() - 24 * 60 * 60_000)
const jobs: Job[] = []

/** Starts the job, and resolves when it has counted. */
const counted = () => new Promise<void>((resolve) => jobs.push(startWaitingCount(resolve)))

async function joinSouthwark(people: string): Promise<void> {
  const store = await registrationStore()
  for (const name of people) {
    const incoming = sampleRegistration({email: `${name}@example.com`, area: 'SE5'}, yesterday)
    await registerInterest(store, signer, incoming)
  }
}

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(async () => {
  await Promise.all(jobs.splice(0).map((job) => job.stop()))
})
afterAll(async () => {
  await (await registrationStore()).close()
  lake.close()
  rmSync(folder, {recursive: true})
})

describe('startWaitingCount (AREA-5)', () => {
  it('lights an area when ten people wait there, and darkens it after one has left', async () => {
    await joinSouthwark('abcdefghi')
    await counted()
    expect(knownWaitingSteps()).toBeNull()
    await joinSouthwark('j')
    await counted()
    expect(currentWaitingSteps()).toEqual({southwark: 1})
    const lit = knownWaitingSteps()
    await counted()
    expect(knownWaitingSteps()).toEqual(lit)
    const store = await registrationStore()
    const [row] = await rowsIn(store).registration()
    await leaveWaitlist(store, signer, row?.id ?? '', new Date())
    await counted()
    expect(currentWaitingSteps()).toEqual({})
  })

  it('keeps the last steps without the database, also after a restart', async () => {
    await joinSouthwark('kl')
    await counted()
    expect(currentWaitingSteps()).toEqual({southwark: 1})
    const {databaseUrl} = configuration()
    const opened = globalThis.registrationsOpening
    Object.assign(configuration(), {databaseUrl: `file:${folder}`})
    globalThis.registrationsOpening = undefined
    globalThis.waitingSteps = undefined
    const logged = new Promise((resolve) => jest.mocked(console.error).mockImplementation(resolve))
    jobs.push(startWaitingCount(() => undefined))
    expect(await logged).toContain('Cannot count the people who wait in each area')
    expect(currentWaitingSteps()).toEqual({southwark: 1})
    Object.assign(configuration(), {databaseUrl})
    globalThis.registrationsOpening = opened
  })
})
