import {execFile} from 'node:child_process'
import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {z} from 'zod'
import {root, quantile} from './bench-site.ts'

const run = promisify(execFile)

/** Not a dependency, because it would add 114 packages (176 MB) to every installation. */
const version = '13.5.0'
const folder = join(root, '.data', 'lighthouse', version)
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')
const browserFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking --disable-component-update --disable-sync'

const audit = z.object({numericValue: z.number()}).transform(({numericValue}) => numericValue)
const report = z.object({
  categories: z.object({performance: z.object({score: z.number()})}),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
})

/** Metrics of a page on an emulated slow phone; times in milliseconds, scores from 0 to 100. */
export type PaintFigures = Awaited<ReturnType<typeof measurePaint>>

export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  console.info(`Installing lighthouse ${version} …`)
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  const parameters = ['install', '--ignore-scripts', '--no-audit', `lighthouse@${version}`]
  await run('npm', parameters, {cwd: folder})
}

/**
 * Measures a page several times and returns the medians, with the lowest score and the largest layout shift.
 *
 * @throws Error when Lighthouse fails three times
 */
export async function measurePaint(url: string, browser: string, runs: number) {
  const reports: z.output<typeof report>[] = []
  while (reports.length < runs) reports.push(await runLighthouse(url, browser))
  const scores = reports.map(({categories}) => Math.round(categories.performance.score * 100))
  const values = (name: keyof z.output<typeof report>['audits']) =>
    reports.map(({audits}) => audits[name])
  return {
    performance: quantile(scores, 0.5),
    worst: Math.min(...scores),
    fcp: Math.round(quantile(values('first-contentful-paint'), 0.5)),
    lcp: Math.round(quantile(values('largest-contentful-paint'), 0.5)),
    shift: Math.max(...values('cumulative-layout-shift')),
    blocking: Math.round(quantile(values('total-blocking-time'), 0.5)),
  }
}

/** Retries: Lighthouse sometimes misses the start of a page load. */
async function runLighthouse(url: string, browser: string, attempts = 3) {
  const parameters = [
    ...[program, url, '--quiet', '--output=json', '--only-categories=performance'],
    `--chrome-flags=${browserFlags}`,
  ]
  const env = {...process.env, CHROME_PATH: browser, CI: '1'}
  try {
    const {stdout} = await run(process.execPath, parameters, {maxBuffer: 100_000_000, env})
    return report.parse(JSON.parse(stdout))
  } catch (error) {
    if (attempts === 1) throw error
    return await runLighthouse(url, browser, attempts - 1)
  }
}
