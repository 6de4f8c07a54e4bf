import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'
import {openRegistrationStore, type RegistrationStore} from '#registrations/store/open-store.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {lakePort, lamplightPort} from '#tests/support/addresses.ts'
import {IsolatedSite, isolatedFolder} from '#tests/support/isolated-site.ts'

const name = 'lamplight'
const processes = new Processes()
const site = new IsolatedSite({name, port: lamplightPort, lakePort}, processes)
const yesterday = new Date(Date.now() - 24 * 60 * 60_000)

test.afterAll(() => processes.stopAll())

/** Changes the database while the site is stopped, and starts the site, which then counts. */
async function restartAfter(change: (store: RegistrationStore) => Promise<void>): Promise<void> {
  await site.stop()
  const store = await openRegistrationStore(`file:${join(isolatedFolder(name), 'site.db')}`)
  await change(store)
  await store.close()
  await site.start()
}

/** Registers people whose district lies in two boroughs; known ones change nothing. */
async function register(store: RegistrationStore, people: number): Promise<void> {
  for (let person = 0; person < people; person++) {
    const incoming = sampleRegistration({email: `p${person}@example.com`, area: 'SE28'}, yesterday)
    await registerInterest(store, signer, incoming)
  }
}

const read = async (path: string) => await (await fetch(site.origin + path)).text()
const glows = async () => /data-borough-state="glow\d" cx/.test(await read('/coverage'))

test('coverage glows from ten people on, and says no number (AREA-5)', async () => {
  await restartAfter((store) => register(store, 9))
  await site.catchUp()
  expect(await glows()).toBe(false)
  expect(await read('/coverage/se28')).toContain('Be the first light in SE28')

  await restartAfter((store) => register(store, 137))
  await expect.poll(glows, {timeout: 60_000}).toBe(true)
  await expect.poll(() => read('/coverage/se28')).toContain('100 or more waiting')
  for (const path of ['/coverage', '/coverage/se28']) {
    const texts = (await read(path)).replaceAll(/(?:href|src|d|class)="[^"]*"/g, '')
    expect(texts, path).not.toMatch(/\b137\b/)
  }
})
