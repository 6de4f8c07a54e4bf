import {execFile} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'

const root = join(import.meta.dirname, '..', '..')
const secrets = join(root, '.env.local')
const read = () => (existsSync(secrets) ? readFileSync(secrets, 'utf8') : null)

describe('npm run build', () => {
  it('lists every mistake before it builds, and generates no secrets (OPS-7, decision 69)', async () => {
    const before = read()
    const environment = {
      PATH: process.env['PATH'],
      NEXT_PUBLIC_SANITY_PROJECT_ID: 'Not A Project',
      NEXT_PUBLIC_SITE_URL: 'www.example.org',
    }
    const run = promisify(execFile)(process.execPath, [join(root, 'scripts/cli/build.ts')], {
      cwd: root,
      env: {...environment, NODE_ENV: 'production'},
    })
    const failure = await run.then(String, String)
    for (const name of ['NEXT_PUBLIC_SANITY_PROJECT_ID', 'NEXT_PUBLIC_SITE_URL']) {
      expect(failure).toMatch(new RegExp(`^ *${name}: must be `, 'm'))
    }
    expect(failure).toMatch(/^Error: Command failed/)
    expect(read()).toBe(before)
  })
})
