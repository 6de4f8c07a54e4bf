import {type Measured, measureScale} from './measure-scale.ts'
import {removeScaleData, startScaleSite} from './scale-site.ts'

/**
 * `npm run bench:scale`: what a dataset that grows costs. Fills one of its own with 100, 1,000 and 10,000 generated
 * clinicians, questions, updates and pages each, beside the first content; builds, serves and publishes; prints the
 * numbers beside those of the first size. `-- --sizes 100,1000` takes less time. Needs `/proc`, and leaves nothing.
 */
const sizes = readSizes(process.argv.slice(2))
const columns: {size: number; measured: Measured}[] = []
// What was started ends with its starter; what was written is left to us.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    removeScaleData()
    process.exit(1)
  })
}
try {
  for (const size of sizes) {
    console.info(`${size} of each type`)
    const site = await startScaleSite(size)
    try {
      columns.push({size, measured: await measureScale(site, size)})
    } finally {
      await site.stop()
    }
    print()
  }
} catch (error) {
  console.error(
    `Nothing more can be measured: ${error instanceof Error ? error.message : String(error)}`,
  )
  process.exitCode = 1
} finally {
  removeScaleData()
}

function readSizes(parameters: readonly string[]): number[] {
  const given = /^--sizes=?(.*)$/.exec(parameters.join('='))?.[1]
  const read = given?.split(',').map(Number) ?? [100, 1000, 10_000]
  if (
    parameters.length === 0 ||
    (given && read.every((size) => Number.isInteger(size) && size > 0))
  )
    return read
  console.error('Say which sizes: npm run bench:scale -- --sizes 100,1000')
  process.exit(1)
}

function print(): void {
  const [first] = columns
  if (first === undefined) return
  const heads = columns.map(({size}, place) => `${size}${place === 0 ? '' : '   ratio'}`)
  console.info(`\n${''.padEnd(42)}${heads.map((head) => head.padStart(18)).join('')}`)
  for (const name of first.measured.keys()) {
    const base = first.measured.get(name) ?? Infinity
    const cells = columns.map(({measured}, place) => {
      const value = measured.get(name) ?? Infinity
      const ratio = place === 0 ? '' : ` ${`× ${shown(value / base)}`.padStart(8)}`
      return `${shown(value)}${ratio}`.padStart(18)
    })
    console.info(name.padEnd(42) + cells.join(''))
  }
}

function shown(value: number): string {
  if (!Number.isFinite(value)) return 'none'
  return value < 10 ? value.toFixed(1) : value.toFixed(0)
}
