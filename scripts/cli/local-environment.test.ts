import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {readLocalEnvironment} from './local-environment.ts'

const folder = mkdtempSync(join(tmpdir(), 'local-environment-'))
let count = 0
const newFile = () => join(folder, `.env.${(count += 1)}`)

afterAll(() => rmSync(folder, {recursive: true}))

describe('readLocalEnvironment', () => {
  it('generates every secret of a local site once, in a file that only its owner can read', () => {
    const file = newFile()
    const first = readLocalEnvironment(file, {})
    const secret: unknown = expect.stringMatching(/^[\w-]{43}$/)
    expect(first).toMatchObject({
      SANITY_API_READ_TOKEN: secret,
      SANITY_API_WRITE_TOKEN: secret,
      SANITY_REVALIDATE_SECRET: secret,
      LINK_SIGNING_SECRET: secret,
    })
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readLocalEnvironment(file, {})).toEqual(first)
  })

  it('adds missing secrets and never changes existing ones', () => {
    const file = newFile()
    writeFileSync(file, '# mine\nLINK_SIGNING_SECRET=a-secret-of-mine-own')
    const read = readLocalEnvironment(file, {SANITY_API_READ_TOKEN: 'given'})
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# mine\nLINK_SIGNING_SECRET=a-secret-of-mine-own\n[^#]/,
    )
    expect(read).toMatchObject({
      LINK_SIGNING_SECRET: 'a-secret-of-mine-own',
      SANITY_API_READ_TOKEN: 'given',
    })
    expect(readFileSync(file, 'utf8')).not.toContain('SANITY_API_READ_TOKEN')
  })

  it('generates no tokens for a hosted project', () => {
    const file = newFile()
    writeFileSync(file, 'NEXT_PUBLIC_SANITY_PROJECT_ID=abc123\n')
    expect(Object.keys(readLocalEnvironment(file, {})).toSorted()).toEqual([
      'LINK_SIGNING_SECRET',
      'NEXT_PUBLIC_SANITY_PROJECT_ID',
      'SANITY_REVALIDATE_SECRET',
    ])
  })
})
