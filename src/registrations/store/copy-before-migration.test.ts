import {jest} from '@jest/globals'
import {existsSync, mkdtempSync, rmSync, statSync, utimesSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Migration} from 'kysely'
import {registerInterest} from '#registrations/domain/register-interest.ts'
import {rowsIn} from '#registrations/testing/each-database.ts'
import {sampleRegistration, signer} from '#registrations/testing/people.ts'
import {allMigrations} from './migrations/all-migrations.ts'
import {openRegistrationStore} from './open-store.ts'
import {openSqliteStore} from './sqlite-store.ts'

const folder = mkdtempSync(join(tmpdir(), 'migrations-'))
const path = join(folder, 'site.db')
const copy = `${path}.before-2.0.0`

const addNickname: Migration = {
  up: (database) =>
    database.schema.alterTable('registration').addColumn('nickname', 'text').execute(),
}
const ofLaterVersion = {...allMigrations, '2.0.0': addNickname}

beforeEach(() => void jest.spyOn(console, 'info').mockReturnValue(undefined))
afterEach(() => jest.restoreAllMocks())
afterAll(() => rmSync(folder, {recursive: true}))

const openLater = () => openSqliteStore(path, 1000, ofLaterVersion)

it('copies the database before a migration, with which the version before works again', async () => {
  const before = await openRegistrationStore(`file:${path}`)
  await registerInterest(before, signer, sampleRegistration())
  await before.close()
  expect(console.info).not.toHaveBeenCalled()

  await (await openLater()).close()
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const logged = jest.mocked(console.info).mock.calls.flat().join(' ')
  expect(logged).toContain(copy)
  expect(logged).toContain('migrated (2.0.0)')

  await expect(openRegistrationStore(`file:${path}`)).rejects.toThrow(copy)
  const copied = await openRegistrationStore(`file:${copy}`)
  expect(await rowsIn(copied).registration()).toHaveLength(1)
  await copied.close()
})

it('deletes a copy after 30 days, because erased people are in it', async () => {
  await (await openLater()).close()
  expect(existsSync(copy)).toBe(true)
  const day = 24 * 60 * 60
  utimesSync(copy, Date.now() / 1000 - 31 * day, Date.now() / 1000 - 31 * day)
  await (await openLater()).close()
  expect(existsSync(copy)).toBe(false)
})
