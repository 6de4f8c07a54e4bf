import {measureFreshness} from './freshness.ts'
import {quantile} from './statistics.ts'

/**
 * `npm run bench:revalidation`: publishes a headline again and again through the Actions API, as the Studio does, while
 * visitors keep requesting pages; once with our page cache in front and once with Next alone. Prints how long it took
 * until a visitor's HTML was fresh.
 */
const rounds = 50

const bare = await measureFreshness({rounds, isBare: true})
const ours = await measureFreshness({rounds, isBare: false})
console.info(
  `\npublish to fresh HTML over ${rounds} rounds, acknowledged write to first fresh answer:`,
)
print('Next alone', bare)
print('with our page cache', ours)
const ratio = quantile(ours.times, 0.5) / quantile(bare.times, 0.5)
console.info(`  ratio of the medians ${ratio.toFixed(2)} (target 1.2)`)
if (ours.failures.length > 0) process.exitCode = 1

function print(name: string, {times, requests, failures}: typeof ours): void {
  const show = (value: number) => `${value.toFixed(0)} ms`
  console.info(
    `  ${name.padEnd(20)} median ${show(quantile(times, 0.5))}   p90 ${show(quantile(times, 0.9))}   worst ${show(Math.max(...times))}   ${requests} requests, ${failures.length} answered with 5xx`,
  )
}
