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
    for (const name of [
      'SANITY_API_READ_TOKEN',
      'SANITY_API_WRITE_TOKEN',
      'SANITY_REVALIDATE_SECRET',
      'LINK_SIGNING_SECRET',
    ]) {
      expect([name, first[name]]).toEqual([name, expect.stringMatching(/^[\w-]{43}$/)])
    }
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
    const inFile = newFile()
    writeFileSync(inFile, 'NEXT_PUBLIC_SANITY_PROJECT_ID=abc123\n')
    for (const read of [
      readLocalEnvironment(newFile(), {NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'}),
      readLocalEnvironment(inFile, {}),
    ]) {
      expect(read).not.toHaveProperty('SANITY_API_READ_TOKEN')
      expect(read).not.toHaveProperty('SANITY_API_WRITE_TOKEN')
      expect(read['SANITY_REVALIDATE_SECRET']).toHaveLength(43)
      expect(read['LINK_SIGNING_SECRET']).toHaveLength(43)
    }
  })
})
