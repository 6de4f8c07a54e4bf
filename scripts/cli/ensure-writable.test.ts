import {spawnSync} from 'node:child_process'
import {chmodSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ensureWritable} from './ensure-writable.ts'

const root = mkdtempSync(join(tmpdir(), 'ensure-writable-'))
// Every user may read this folder.
chmodSync(root, 0o755)

afterAll(() => rmSync(root, {recursive: true}))

/** Calls the function as an unprivileged user, even when root runs the tests. */
function callAsAnother(paths: readonly string[]): string {
  const source = JSON.stringify(join(import.meta.dirname, 'ensure-writable.ts'))
  const script = `const {ensureWritable} = await import(${source})
if (process.getuid() === 0) process.setuid(65534)
try {
  ensureWritable(${JSON.stringify(paths)})
} catch (error) {
  console.log(error.name + ': ' + error.message)
}`
  const parameters = ['--input-type=module', '--eval', script]
  const env = {...process.env, NODE_OPTIONS: ''}
  return spawnSync(process.execPath, parameters, {env, encoding: 'utf8'}).stdout
}

describe('ensureWritable', () => {
  it('names the owner of a folder that this user cannot write to', () => {
    const folder = join(root, 'of-another')
    mkdirSync(folder, {mode: 0o500})
    for (const path of [folder, join(folder, 'cache', 'lock')]) {
      expect(callAsAnother([tmpdir(), path])).toMatch(
        /^StepError: This user cannot write to .*of-another, which belongs to the user with the id \d+\. Start the site as that user/,
      )
    }
  })

  it('accepts existing folders and new ones below them', () => {
    expect(() => ensureWritable([root, join(root, 'new', 'folder')])).not.toThrow()
  })
})
