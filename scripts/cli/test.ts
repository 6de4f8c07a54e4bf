import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {MissingProgramError} from '#lib/testing/find-program.ts'
import {findRedisServer} from '#lib/testing/find-redis-server.ts'
import {browserTests, type Check, soakTests, sourceChecks, unitTests} from './checks.ts'
import {findChromium} from './find-chromium.ts'
import {Processes, StepError} from './processes.ts'
import {printTimes, progress} from './progress.ts'

/** Tiers: `check` needs no browser, `soak` takes minutes or many processes, and `all` is for every change. */
const tiers = ['check', 'all', 'soak'] as const
const root = join(import.meta.dirname, '..', '..')
// Playwright stops its servers one after the other.
const processes = new Processes(60_000)
let leaving = false

process.on('SIGINT', () => void leave(130))
process.on('SIGTERM', () => void leave(143))
process.once('disconnect', () => void leave(143))

try {
  const tier = tiers.find((name) => name === (process.argv[2] ?? 'all'))
  if (tier === undefined) throw new StepError(`Usage: test.ts [${tiers.join(' | ')}]`)
  const run = runnerIn({
    ...process.env,
    TEST_TIER: tier,
    REDIS_SERVER_PATH: findRedisServer(process.env),
    ...(tier !== 'check' && {CHROMIUM_PATH: findChromium(process.env)}),
  })
  if (tier !== 'soak') await checkSources(run)
  await run(unitTests)
  if (tier === 'soak') await run(soakTests)
  if (tier === 'all') await runAll(run, browserTests)
  printTimes()
  await leave(0)
} catch (error) {
  const isForPeople = error instanceof StepError || error instanceof MissingProgramError
  console.error(isForPeople ? `\n${error.message}` : error)
  await leave(1)
}

function runnerIn(environment: NodeJS.ProcessEnv) {
  return (check: Check) =>
    progress(check.name, () =>
      processes.run(
        {...check, folder: root, environment: {...environment, ...check.environment}, echo: true},
        check.advice,
      ),
    )
}

/**
 * Runs checks one after the other, also after a failure, until a signal ends them.
 *
 * @throws the first failure
 */
async function runAll(run: (check: Check) => Promise<unknown>, checks: readonly Check[]) {
  const failures: unknown[] = []
  for (const check of checks) {
    try {
      await run(check)
    } catch (error) {
      if (leaving) throw error
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs short steps in parallel with long ones. */
async function checkSources(run: (check: Check) => Promise<unknown>): Promise<void> {
  // `next dev` leaves types of routes that may no longer exist, and Next would still check them.
  rmSync(join(root, '.next', 'dev'), {recursive: true, force: true})
  const {routeTypes, types, typegen, lint, format, audit} = sourceChecks
  await run(routeTypes)
  await Promise.all([
    run(typegen).then(() => run(types)),
    run(lint).then(() => run(format)),
    run(audit),
  ])
}

/** Stops everything once, even when several signals arrive. */
async function leave(code: number): Promise<void> {
  if (leaving) return
  leaving = true
  await processes.stopAll()
  process.exit(code)
}
