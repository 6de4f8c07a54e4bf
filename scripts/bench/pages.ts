import {parseArgs} from 'node:util'
import {findChromium} from '#scripts/cli/find-chromium.ts'
import {benchSettings, startBenchSite} from './bench-site.ts'
import {startEmptySite} from './empty-site.ts'
import {measurePresses} from './interactions.ts'
import {installLighthouse, measurePaint, type PaintFigures} from './lighthouse.ts'
import {fetchText, scriptBytes, serveStaticCopies} from './page-html.ts'

/**
 * `npm run bench:pages`: measures pages with Lighthouse on a slow phone, compared with the same HTML without scripts
 * and an empty page of the same Next. Also measures the size of our scripts and the time from a press to the next
 * paint. `-- --runs 1` takes less time; `-- --paths / --paths /faq` measures these pages only.
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
const copiesPort = 3313
/** The edge server compresses a page at the highest level after ten requests, in the background. */
const warmUpRequests = 12
const compressionMs = 15_000

const targets = {
  performance: 99,
  worst: 96,
  lcpRatio: 1.15,
  blockingMs: 50,
  scriptKB: 16,
  pressMs: 100,
}

const browser = findChromium(process.env)
await installLighthouse()
const ours = await startBenchSite(benchSettings())
const empty = await startEmptySite()
const copies = await serveStaticCopies(ours.origin, copiesPort, values.paths)
try {
  for (const path of values.paths) {
    for (let count = 0; count < warmUpRequests; count += 1) await fetchText(ours.origin + path)
  }
  await new Promise((resolve) => setTimeout(resolve, compressionMs))
  const emptyBytes = await scriptBytes(empty.origin)
  const rows: Record<string, object> = {
    'empty page': await measurePaint(empty.origin, browser, runs),
  }
  for (const path of values.paths) {
    const copy = await measurePaint(copies.origin + path, browser, runs)
    const page = await measurePaint(ours.origin + path, browser, runs)
    const lcpRatio = Number((page.lcp / copy.lcp).toFixed(2))
    const bytes = (await scriptBytes(ours.origin + path)) - emptyBytes
    const scriptKB = Number((bytes / 1024).toFixed(1))
    rows[path] = {...page, lcpRatio, scriptKB, missed: missedTargets(page, lcpRatio, scriptKB)}
    rows[`${path} without scripts`] = copy
  }
  console.info(`\nMedians of ${runs}; targets`, targets)
  console.table(rows)
  console.info(`The scripts of the empty page have ${emptyBytes} bytes (gzip).`)
  const presses = await measurePresses(ours.origin, browser, runs)
  console.info('\nFrom a press to the next paint, processor 4 times slower, in ms')
  console.table(presses)
} finally {
  copies.stop()
  await ours.stop()
  await empty.stop()
}

function missedTargets(page: PaintFigures, lcpRatio: number, scriptKB: number): string {
  const isMissed = {
    performance: page.performance < targets.performance,
    worst: page.worst < targets.worst,
    lcpRatio: lcpRatio > targets.lcpRatio,
    shift: page.shift > 0,
    blocking: page.blocking > targets.blockingMs,
    scriptKB: scriptKB > targets.scriptKB,
  }
  return Object.entries(isMissed)
    .flatMap(([name, missed]) => (missed ? name : []))
    .join(' ')
}
