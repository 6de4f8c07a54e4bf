import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {acceptedAdvisories} from './accepted-advisories.ts'
import {judgeAudit} from './judge-audit.ts'

/**
 * `npm run audit`: asks the package registry for known weaknesses of what the lock file names. It fails for each that
 * `accepted-advisories.ts` does not name, and says plainly when nobody could be asked: that is no good answer, and no
 * fault of the code either. `npm run audit -- --strict` fails then too.
 */
const root = join(import.meta.dirname, '..', '..')
const isStrict = process.argv.includes('--strict')
const timeoutMs = 60_000

const output = await new Promise<string>((resolve) => {
  execFile(
    'npm',
    ['audit', '--json'],
    {
      cwd: root,
      timeout: timeoutMs,
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    },
    // It ends with 1 when it found something, and prints its report all the same.
    (_error, stdout) => resolve(stdout),
  )
})
const verdict = judgeAudit(output, acceptedAdvisories, new Date().toISOString().slice(0, 10))
if (verdict.kind === 'notAsked') {
  console.warn(`NOT CHECKED: the package registry did not say what it knows (${verdict.reason}).`)
  process.exitCode = isStrict ? 1 : 0
} else {
  for (const issue of verdict.issues) console.error(issue)
  if (verdict.issues.length === 0) console.info('No known weakness that is not accepted.')
  process.exitCode = verdict.issues.length === 0 ? 0 : 1
}
