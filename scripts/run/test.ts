import {rmSync} from 'node:fs'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {MissingProgramError} from '#lib/testing/find-program.ts'
import {findRedisServer} from '#lib/testing/find-redis-server.ts'
import {findChromium} from './find-chromium.ts'
import {Processes, StepError} from './processes.ts'
import {printTimes, progress} from './progress.ts'

/** Every check of the project: `npm test`. Steps that need little of the machine run beside the big ones. */
const root = join(import.meta.dirname, '..', '..')
const modules = join(root, 'node_modules')
// The browser tests stop one server after the other.
const processes = new Processes(60_000)
let leaving = false

process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
process.once('disconnect', () => void leave(143))

interface Check {
  name: string
  script: string
  parameters: string[]
  advice: string
  /** Jest has React's test helpers only in this mode. */
  environment?: Record<string, string>
}

// `next dev` leaves types of routes that may be gone by now; Next would have them checked all the same.
rmSync(join(root, '.next', 'dev'), {recursive: true, force: true})

const routeTypes: Check = {
  name: 'routes',
  script: join(modules, 'next', 'dist', 'bin', 'next'),
  parameters: ['typegen'],
  advice: 'Fix what Next names in the folder of routes.',
}
const types: Check = {
  name: 'types',
  script: join(modules, 'typescript', 'bin', 'tsc'),
  parameters: ['--noEmit'],
  advice: 'Fix the type errors above.',
}
const ruleAdvice = 'Fix what the rules above name; a rule may only be switched off with a reason.'
const lint: Check = {
  name: 'lint',
  script: join(modules, 'eslint', 'bin', 'eslint.js'),
  parameters: ['-c', 'scripts/lint/eslint.config.mjs', '--max-warnings', '0', '.'],
  advice: ruleAdvice,
}
const lintTypes: Check = {
  name: 'lint-types',
  script: join(modules, 'oxlint', 'bin', 'oxlint'),
  parameters: ['-c', 'scripts/lint/oxlint.jsonc', '.'],
  advice: ruleAdvice,
}
const format: Check = {
  name: 'format',
  script: join(modules, 'prettier', 'bin', 'prettier.cjs'),
  parameters: ['--check', '.'],
  advice: 'Run npm run format.',
}
const typegen: Check = {
  name: 'typegen',
  script: join(root, 'scripts', 'typegen.mjs'),
  parameters: ['--check'],
  advice: 'Run npm run typegen and commit the result.',
}
const audit: Check = {
  name: 'audit',
  script: join(root, 'scripts', 'run', 'audit.ts'),
  parameters: [],
  advice:
    'Update what the advisories above name, or accept them with a reason in scripts/run/accepted-advisories.ts.',
}
const unit: Check = {
  name: 'unit',
  script: '--experimental-vm-modules',
  parameters: [
    join(modules, 'jest', 'bin', 'jest.js'),
    '-c',
    'tests/jest.config.mjs',
    // One more than there are cores: tests that start processes wait for them.
    `--maxWorkers=${availableParallelism() + 1}`,
  ],
  advice: 'Fix the failing unit or contract tests above.',
  environment: {NODE_ENV: 'test'},
}
const browser: Check = {
  name: 'browser',
  script: '--import',
  parameters: [
    import.meta.resolve('./interrupt-when-ended.ts'),
    join(modules, '@playwright', 'test', 'cli.js'),
    'test',
    '-c',
    'tests/playwright.config.ts',
  ],
  advice:
    'Fix the failing browser tests above; what they last saw is in tests/.output, and npm run e2e -- --trace on records all of it.',
}

try {
  const environment = {
    ...process.env,
    CHROMIUM_PATH: findChromium(process.env),
    REDIS_SERVER_PATH: findRedisServer(process.env),
  }
  const run = (check: Check) =>
    progress(check.name, () =>
      processes.run(
        {...check, folder: root, environment: {...environment, ...check.environment}, echo: true},
        check.advice,
      ),
    )
  await run(routeTypes)
  await Promise.all([
    run(typegen).then(() => run(types)),
    run(lint)
      .then(() => run(format))
      .then(() => run(lintTypes)),
    run(audit),
  ])
  await run(unit)
  await run(browser)
  printTimes()
  await leave(0)
} catch (error) {
  const isForPeople = error instanceof StepError || error instanceof MissingProgramError
  console.error(isForPeople ? `\n${error.message}` : error)
  await leave(1)
}

/** Signals may come more than once while things stop; only the first counts. */
async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  await processes.stopAll()
  process.exit(code)
}
