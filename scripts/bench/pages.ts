import {parseArgs} from 'node:util'
import {findChromium} from '#scripts/cli/find-chromium.ts'
import {benchSettings, startBenchSite} from './bench-site.ts'
import {measurePresses} from './interactions.ts'
import {installLighthouse, measurePaint} from './lighthouse.ts'

/**
 * `npm run bench:pages`: measures pages with Lighthouse on a slow phone, and the time from a press to the next paint.
 * `-- --runs 1` takes less time; `-- --paths / --paths /faq` measures these pages only.
 */
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    paths: {
      type: 'string',
      multiple: true,
      default: [
        ...['/', '/gp-visit', '/providers/gp', '/about', '/contact', '/register-interest'],
        ...['/faq', '/pricing', '/doctors/adaeze-thornbury', '/terms'],
      ],
    },
  },
})
const runs = Number(values.runs)
/** The edge server compresses a page at the highest level after ten requests, in the background. */
const warmUpRequests = 12
const compressionMs = 15_000

const browser = findChromium(process.env)
await installLighthouse()
const site = await startBenchSite(benchSettings())
try {
  for (const path of values.paths) {
    for (let count = 0; count < warmUpRequests; count += 1) await fetch(site.origin + path)
  }
  await new Promise((resolve) => setTimeout(resolve, compressionMs))
  const rows: Record<string, object> = {}
  for (const path of values.paths) {
    rows[path] = await measurePaint(site.origin + path, browser, runs)
  }
  console.info(`\nMedians of ${runs}`)
  console.table(rows)
  const presses = await measurePresses(site.origin, browser, runs)
  console.info('\nFrom a press to the next paint, processor 4 times slower, in ms')
  console.table(presses)
} finally {
  await site.stop()
}
