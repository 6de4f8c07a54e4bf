import {parseArgs} from 'node:util'
import {type Measured, measureScale} from './measure-scale.ts'
import {startScaleSite} from './scale-site.ts'

/**
 * `npm run bench:scale`: measures build, queries, pages, publications and memory with 100, 1,000 and 10,000 generated
 * clinicians, questions, updates and pages each, in addition to the seed. `-- --sizes 100,1000` is faster. Needs
 * `ps`.
 */
const {values} = parseArgs({options: {sizes: {type: 'string', default: '100,1000,10000'}}})
const sizes = values.sizes.split(',').map(Number)
if (!sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error('Name the sizes as numbers: npm run bench:scale -- --sizes 100,1000')
  process.exit(1)
}

const columns: {size: number; measured: Measured}[] = []
for (const size of sizes) {
  console.info(`Measuring ${size} documents of each type`)
  const site = await startScaleSite(size)
  try {
    columns.push({size, measured: await measureScale(site, size)})
  } finally {
    await site.stop()
  }
  print()
}

function print(): void {
  const [first] = columns
  const names = [...(first?.measured.keys() ?? [])]
  const rows = names.map((name) => {
    const cells = columns.map(({size, measured}) => {
      const value = measured.get(name) ?? NaN
      return [`${size} each`, Number(value.toFixed(value < 10 ? 1 : 0))] as const
    })
    return [name, Object.fromEntries(cells)] as const
  })
  console.table(Object.fromEntries(rows))
}
