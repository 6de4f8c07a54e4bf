import {join} from 'node:path'
import {findRedisServer, MissingProgramError} from '#lib/testing/find-program.ts'
import {browserTests, type Check, soakTests, sourceChecks, unitTests} from './checks.ts'
import {findChromium} from './find-chromium.ts'
import {Processes, StepError} from './processes.ts'
import {printTimes, progress} from './progress.ts'

/** Tiers: `check` needs no browser, `soak` takes minutes or many processes, and `all` is for every change. */
const tiers = ['check', 'all', 'soak'] as const
const root = join(import.meta.dirname, '..', '..')
// Playwright stops its servers one after the other.
const processes = new Processes(60_000)

processes.exitOnSignals(130, 143)

try {
  const tier = tiers.find((name) => name === (process.argv[2] ?? 'all'))
  if (tier === undefined) throw new StepError(`Usage: test.ts [${tiers.join(' | ')}]`)
  const run = runnerIn({
    ...process.env,
    TEST_TIER: tier,
    REDIS_SERVER_PATH: findRedisServer(process.env),
    ...(tier !== 'check' && {CHROMIUM_PATH: findChromium(process.env)}),
  })
  if (tier === 'soak') await runAll([() => run(unitTests), () => run(soakTests)])
  else await runAll([...sourceSteps(run), () => run(unitTests)])
  if (tier === 'all') await runAll(browserTests.map((check) => () => run(check)))
  printTimes()
  await processes.exit(0)
} catch (error) {
  const isForPeople = error instanceof StepError || error instanceof MissingProgramError
  console.error(isForPeople ? `\n${error.message}` : error)
  await processes.exit(1)
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
 * Runs steps one after the other, also after a failure, until a signal ends them.
 *
 * @throws StepError with the advice for each step that failed
 */
async function runAll(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      if (processes.isStopping) throw error
      failures.push(error)
    }
  }
  throwTogether(failures)
}

function throwTogether(failures: readonly unknown[]): void {
  if (failures.length === 0) return
  const advice = failures.map((failure) => (failure instanceof Error ? failure.message : failure))
  throw new StepError(advice.join('\n'))
}

/** Steps that check the sources: short ones in parallel with long ones. */
function sourceSteps(run: (check: Check) => Promise<unknown>): (() => Promise<unknown>)[] {
  const {routeTypes, types, typegen, lint, format, audit} = sourceChecks
  return [
    () => run(routeTypes),
    async () => {
      const failures: unknown[] = []
      const note = (error: unknown) => void failures.push(error)
      await Promise.all([
        runAll([() => run(typegen), () => run(types)]).catch(note),
        runAll([() => run(format), () => run(lint)]).catch(note),
        run(audit).catch(note),
      ])
      throwTogether(failures)
    },
  ]
}
