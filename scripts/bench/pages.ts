import {parseArgs} from 'node:util'
import {findChromium} from '#scripts/run/find-chromium.ts'
import {startEmptySite} from './empty-site.ts'
import {measureResponses} from './interactions.ts'
import {installLighthouse, measurePaint, type PaintFigures} from './lighthouse.ts'
import {pageBytes} from './page-bytes.ts'
import {startSiteUnderTest} from './site-under-test.ts'
import {serveStaticCopies} from './static-copies.ts'

/**
 * `npm run bench:pages`: how soon a telephone on a slow line shows each kind of page, by Lighthouse, beside the same HTML
 * without any script and beside an empty page of the same Next; and how soon what opens has opened, on a processor that is
 * four times slower. `--runs 5` is what the medians are of; `--paths / --paths /faq` measures these pages alone.
 */
const {values} = parseArgs({
  options: {
    runs: {type: 'string', default: '5'},
    paths: {
      type: 'string',
      multiple: true,
      default: [
        '/',
        '/gp-visit',
        '/providers/gp',
        '/about',
        '/contact',
        '/faq',
        '/pricing',
        '/doctors/adaeze-thornbury',
        '/terms',
      ],
    },
  },
})
const runs = Number(values.runs)
const copiesPort = 3313
/** What the page cache needs to make its best compression: ten visits, and a second without any. */
const visits = 12
const compressionMs = 15_000

const targets = {performance: 99, worst: 96, lcpRatio: 1.15, shift: 0, blocking: 50, press: 100}

const browser = findChromium(process.env)
await installLighthouse()
const empty = await startEmptySite()
const ours = await startSiteUnderTest()
const copies = await serveStaticCopies(ours.origin, copiesPort, values.paths)
try {
  for (const path of values.paths) {
    for (let visit = 0; visit < visits; visit += 1) await (await fetch(ours.origin + path)).text()
  }
  await new Promise((resolve) => setTimeout(resolve, compressionMs))
  const floor = await pageBytes(`${empty.origin}/`)
  console.info(
    `Medians of ${runs}; targets: performance ${targets.performance}, none under ${targets.worst}, LCP ${targets.lcpRatio} of the static copy, blocking ${targets.blocking} ms, presses ${targets.press} ms.\n`,
  )
  console.info(
    `${'page'.padEnd(28)} perf (worst)    FCP    LCP   of static  static LCP  shift  blocking    HTML  scripts  own gz`,
  )
  print('empty page of Next', await measurePaint(`${empty.origin}/`, browser, runs))
  for (const path of values.paths) {
    const still = await measurePaint(copies.origin + path, browser, runs)
    const page = await measurePaint(ours.origin + path, browser, runs)
    const {javascript} = await pageBytes(ours.origin + path)
    print(path, page, still, javascript - floor.javascript)
  }
  const {interactions, blocking, hydratedAfter} = await measureResponses(ours.origin, browser, runs)
  console.info('\nFrom the press to the next paint, processor 4 times slower:')
  for (const [name, ms] of Object.entries(interactions)) {
    console.info(`${name.padEnd(12)} ${ms.toFixed(0).padStart(5)} ms${mark(ms <= targets.press)}`)
  }
  console.info(
    `\nHome: tasks block ${blocking.toFixed(0)} ms on that processor${mark(blocking <= targets.blocking)}; presses are answered ${hydratedAfter.toFixed(0)} ms after the page has loaded.`,
  )
} finally {
  copies.stop()
  await ours.stop()
  await empty.stop()
}

function print(name: string, page: PaintFigures, still?: PaintFigures, own?: number): void {
  const {performance, worst, fcp, lcp, shift, blocking, html, scripts} = page
  const ratio = still === undefined ? null : lcp / still.lcp
  const isGood =
    still === undefined ||
    (performance >= targets.performance &&
      worst >= targets.worst &&
      (ratio ?? 0) <= targets.lcpRatio &&
      shift <= targets.shift &&
      blocking <= targets.blocking)
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(8)
  console.info(
    [
      name.padEnd(28),
      `${performance} (${worst})`.padStart(11),
      fcp.toFixed(0).padStart(6),
      lcp.toFixed(0).padStart(6),
      (ratio?.toFixed(2) ?? '').padStart(10),
      (still?.lcp.toFixed(0) ?? '').padStart(11),
      shift.toFixed(3).padStart(6),
      blocking.toFixed(0).padStart(8),
      kilobytes(html),
      kilobytes(scripts),
      own === undefined ? '' : kilobytes(own),
      mark(isGood),
    ].join(' '),
  )
}

function mark(isGood: boolean): string {
  return isGood ? '' : '  (misses its target)'
}
