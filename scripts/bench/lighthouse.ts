import {execFile} from 'node:child_process'
import {existsSync, mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {z} from 'zod'
import {quantile} from './statistics.ts'

const run = promisify(execFile)

/** Kept out of our own packages: 114 packages and 176 MB, for everybody who starts the site. */
const version = '13.5.0'
const folder = join(import.meta.dirname, '..', '..', '.data', 'lighthouse', version)
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const number = z.object({numericValue: z.number()})
const report = z.object({
  categories: z.object({performance: z.object({score: z.number()})}),
  audits: z.object({
    'first-contentful-paint': number,
    'largest-contentful-paint': number,
    'cumulative-layout-shift': number,
    'total-blocking-time': number,
    'network-requests': z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number(),
          }),
        ),
      }),
    }),
  }),
})

/**
 * How a slow telephone is imitated: computed from what a fast one did, or by holding network and processor back while
 * the page loads.
 */
export type Throttling = 'simulate' | 'devtools'

/** What Lighthouse says of a page on a slow telephone. */
export interface PaintFigures {
  performance: number
  /** The worst of the runs. */
  worst: number
  fcp: number
  lcp: number
  shift: number
  blocking: number
  /** As transferred: the document, and all scripts. */
  html: number
  scripts: number
}

/**
 * Installs Lighthouse beside the project, once.
 *
 * @throws when the package registry does not answer
 */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  console.info(`Installing lighthouse ${version} …`)
  mkdirSync(folder, {recursive: true})
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  await run('npm', ['install', '--ignore-scripts', '--no-audit', `lighthouse@${version}`], {
    cwd: folder,
  })
}

/**
 * Measures a page.
 *
 * @param url - the page
 * @param browser - the path of Chromium
 * @param runs - how often; the medians are given
 * @param throttling - how the telephone is imitated
 * @throws when Lighthouse cannot measure it
 */
export async function measurePaint(
  url: string,
  browser: string,
  runs: number,
  throttling: Throttling = 'simulate',
): Promise<PaintFigures> {
  const results: Omit<PaintFigures, 'worst'>[] = []
  for (let index = 0; index < runs; index += 1) {
    results.push(await measureOnce(url, browser, throttling))
  }
  const median = (pick: (figures: Omit<PaintFigures, 'worst'>) => number) =>
    quantile(results.map(pick), 0.5)
  return {
    performance: median(({performance}) => performance),
    worst: Math.min(...results.map(({performance}) => performance)),
    fcp: median(({fcp}) => fcp),
    lcp: median(({lcp}) => lcp),
    shift: Math.max(...results.map(({shift}) => shift)),
    blocking: median(({blocking}) => blocking),
    html: median(({html}) => html),
    scripts: median(({scripts}) => scripts),
  }
}

/** Lighthouse now and then misses the beginning of a page load, and asks to be run again. */
async function runLighthouse(
  url: string,
  browser: string,
  throttling: Throttling,
  attempts = 3,
): Promise<string> {
  const parameters = [
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${browserFlags.join(' ')}`,
  ]
  const options = {
    maxBuffer: 100_000_000,
    env: {...process.env, CHROME_PATH: browser, CI: '1'},
  }
  try {
    return (await run(process.execPath, [program, ...parameters], options)).stdout
  } catch (error) {
    if (attempts === 1) throw error
    console.warn(`Lighthouse is run again for ${url}.`)
    return await runLighthouse(url, browser, throttling, attempts - 1)
  }
}

async function measureOnce(
  url: string,
  browser: string,
  throttling: Throttling,
): Promise<Omit<PaintFigures, 'worst'>> {
  const stdout = await runLighthouse(url, browser, throttling)
  const {categories, audits} = report.parse(JSON.parse(stdout))
  const {items} = audits['network-requests'].details
  const transferred = (type: string) =>
    items
      .filter(({resourceType}) => resourceType === type)
      .reduce((sum, {transferSize}) => sum + transferSize, 0)
  return {
    performance: Math.round(categories.performance.score * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    html: transferred('Document'),
    scripts: transferred('Script'),
  }
}
