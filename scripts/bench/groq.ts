/**
 * Runs the official test suite of GROQ against the content lake and prints how its queries were answered. The suite is
 * not part of this repository: compile it (github.com/sanity-io/groq-test-suite) and name its file.
 */
import {existsSync} from 'node:fs'
import {GroqEvaluator} from './groq-evaluator.ts'
import {isSpoken, judge, type Outcome, outcomes, readSuite, type SuiteTest} from './groq-suite.ts'

const maxListed = 50

const [path] = process.argv.slice(2)
if (path === undefined || !existsSync(path)) {
  console.error(
    'Usage: npm run bench:groq -- <suite.ndjson>, the file that `yarn build` makes of github.com/sanity-io/groq-test-suite',
  )
  process.exit(2)
}

const evaluator = new GroqEvaluator(10_000)
const datasets = new Map<string, readonly Readonly<Record<string, unknown>>[] | undefined>()
const counts = new Map<string, Map<Outcome, number>>()
const listed: string[] = []
let loaded: string | undefined
const startedAt = performance.now()

for await (const entry of readSuite(path)) {
  if (entry._type === 'dataset') datasets.set(entry._id, entry.documents)
  else note(entry, await outcomeOf(entry))
}
evaluator.close()
print()

async function outcomeOf(test: SuiteTest): Promise<Outcome> {
  if (!isSpoken(test.version)) return 'other revision'
  const documents = datasets.get(test.dataset._ref)
  if (documents === undefined) return 'documents elsewhere'
  if (loaded !== test.dataset._ref) evaluator.load(documents)
  loaded = test.dataset._ref
  const answer = await evaluator.evaluate(test.query, test.params ?? {})
  const outcome = judge(test, answer)
  if (outcome !== 'right' && outcome !== 'refused by name') {
    listed.push(
      `${outcome}: ${test.query.trim()}\n    ${JSON.stringify(answer)}\n    wanted: ${JSON.stringify(test.result)}`,
    )
  }
  return outcome
}

function note({filename = ''}: SuiteTest, outcome: Outcome): void {
  const area = filename.split('/').slice(0, 2).join('/') || 'all'
  for (const name of [area, 'total']) {
    const row = counts.get(name) ?? new Map<Outcome, number>()
    counts.set(name, row.set(outcome, (row.get(outcome) ?? 0) + 1))
  }
}

function print(): void {
  for (const line of listed.slice(0, maxListed)) console.info(line)
  if (listed.length > maxListed) console.info(`… and ${listed.length - maxListed} more`)
  const total = counts.get('total')
  counts.delete('total')
  const rows = [...counts, ...(total ? [['total', total] as const] : [])]
  const width = Math.max(...rows.map(([name]) => name.length))
  console.info(`\n${''.padEnd(width)}  ${outcomes.join('  ')}`)
  for (const [name, row] of rows) {
    const cells = outcomes.map((each) => String(row.get(each) ?? 0).padStart(each.length))
    console.info(`${name.padEnd(width)}  ${cells.join('  ')}`)
  }
  console.info(`\nin ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
