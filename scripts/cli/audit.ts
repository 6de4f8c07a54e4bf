import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {acceptedAdvisories} from './accepted-advisories.ts'
import {judgeAudit} from './judge-audit.ts'

/**
 * `npm run audit`: checks the packages of the lock file for known vulnerabilities. It fails for each that
 * `accepted-advisories.ts` does not contain. It only prints a warning when the registry is unreachable;
 * `npm run audit -- --strict` fails then too.
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
    // npm exits with 1 when it finds vulnerabilities, but still prints its report.
    (_error, stdout) => resolve(stdout),
  )
})
const verdict = judgeAudit(output, acceptedAdvisories, new Date().toISOString().slice(0, 10))
if (verdict.kind === 'unchecked') {
  console.warn(`NOT CHECKED: the package registry returned no report (${verdict.reason}).`)
  process.exitCode = isStrict ? 1 : 0
} else {
  for (const issue of verdict.issues) console.error(issue)
  if (verdict.issues.length === 0) console.info('No known vulnerabilities, except accepted ones.')
  process.exitCode = verdict.issues.length === 0 ? 0 : 1
}
