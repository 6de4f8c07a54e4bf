import {availableParallelism} from 'node:os'
import {defineConfig} from '@playwright/test'
import {
  analyticsHost,
  analyticsKey,
  dataFolder,
  lakePort,
  mailPort,
  site,
  sitePort,
  teamAddress,
} from './support/addresses.ts'
import {declinedAnalytics} from './support/analytics.ts'
import {secrets} from './support/secrets.ts'

/** Debian's Chromium, with flags that prevent requests to hosts other than the site under test. */
const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Decodes images before the frame that contains them, so that screenshots show them.
    '--disable-checker-imaging',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** Renders in the browser's own process, which saves a seventh of the work. */
const drawingInside = {...chromium, args: [...chromium.args, '--in-process-gpu']}
/**
 * Renders in a separate process, which Chromium restarts when it hangs. In the browser's process, one of many thousand
 * large screenshots never completed, and its page stopped responding.
 */
const drawingApart = {launchOptions: chromium}

/**
 * One browser profile for all tests of a worker, cleared in between. Scripts are compiled once, which saves a quarter
 * of the work. Tests must not change permissions or the network, which are not reset.
 */
const oneProfile = {reuseContext: true}

/** Options of tests that edit the dataset and wait for the Studio, webhooks and rendered pages. */
const editing = {workers: 1}

/** Returns options for a site: its URL and the browser storage of a visitor who declined analytics. */
const on = (origin: string) => ({baseURL: origin, storageState: declinedAnalytics(origin)})

/** Tests that need minutes or many processes. Projects that edit the site's dataset run last, one after the other. */
const soakProjects = [
  {name: 'pages', testDir: 'soak/pages', fullyParallel: true},
  // Browser tests that loop over more pages and repetitions in this tier.
  {
    name: 'browser',
    testDir: 'browser',
    testMatch: /(axe|bytes|fragments|layout|movement|translated)\.spec\.ts$/,
    fullyParallel: true,
    use: oneProfile,
  },
  // Isolated sites that lose their content lake, one after the other.
  {name: 'outages', testDir: 'soak/outages', workers: 1},
  {name: 'operators', testDir: 'soak/operators'},
  {
    name: 'instances',
    testDir: 'soak/instances',
    ...editing,
    dependencies: ['pages', 'browser', 'outages', 'operators'],
  },
  {name: 'publishing', testDir: 'soak/publishing', ...editing, dependencies: ['instances']},
  {
    name: 'studio',
    testDir: 'soak/studio',
    ...editing,
    dependencies: ['publishing'],
  },
  // These tests kill the site's content lake.
  {name: 'alone', testDir: 'soak/alone', workers: 1, dependencies: ['studio']},
]

const readers = ['visual', 'browser', 'http']
const projects = [
  // The longest tests start first.
  {name: 'visual', testDir: 'visual', fullyParallel: true, use: {...oneProfile, ...drawingApart}},
  {name: 'browser', testDir: 'browser', fullyParallel: true, use: oneProfile},
  {name: 'http', testDir: 'http', fullyParallel: true},
  // Edits start after the tests that read the seed.
  {name: 'publishing', testDir: 'publishing', ...editing, dependencies: readers},
  {name: 'studio', testDir: 'studio', ...editing, dependencies: readers},
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '.output/results',
  projects: process.env['TEST_TIER'] === 'soak' ? soakProjects : projects,
  // One more than there are cores, because tests that wait for a page need none.
  workers: availableParallelism() + 1,
  // Ends a test that hangs. The longest test takes a fifth of it on a busy computer.
  timeout: 300_000,
  forbidOnly: true,
  expect: {
    // Allows for a busy computer.
    timeout: 30_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // Text may be rasterised slightly differently; a moved or recoloured element differs by far more.
      maxDiffPixelRatio: 0.002,
    },
  },
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  reporter: [['list'], ['./support/time-reporter.ts']],
  use: {
    ...on(site),
    launchOptions: drawingInside,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Rendering animations would take a seventh of the total time. Tests of motion override this.
    contextOptions: {reducedMotion: 'reduce'},
    // A trace takes an eighth of the total time, and a video as much again. `--trace on` records them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: `"${process.execPath}" support/mail-server-process.ts`,
      wait: {stdout: /takes e-mails/},
    },
    {
      command: `"${process.execPath}" support/analytics-endpoint-process.ts`,
      wait: {stdout: /takes events/},
    },
    {
      command: `"${process.execPath}" ../scripts/cli/start-fresh.ts`,
      url: `${site}/api/health`,
      timeout: 300_000,
      stdout: 'pipe',
      gracefulShutdown: {signal: 'SIGTERM', timeout: 20_000},
      env: {
        ...secrets,
        PORT: String(sitePort),
        CONTENT_LAKE_PORT: String(lakePort),
        DATA_DIR: dataFolder,
        NEXT_PUBLIC_SITE_URL: site,
        REVIEW: '1',
        // Enables the button for the street map.
        NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key-of-the-tests',
        // Enables the consent card.
        NEXT_PUBLIC_POSTHOG_KEY: analyticsKey,
        NEXT_PUBLIC_POSTHOG_HOST: analyticsHost,
        // All tests send forms from one IP address.
        FORM_LIMIT_PER_ADDRESS: '100000',
        FORM_LIMIT_PER_DOMAIN_DAY: '100000',
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Lamplight <hello@lamplight.example>',
        CONTACT_NOTIFY_TO: teamAddress,
        SANITY_STUDIO_PREVIEW_ORIGIN: site,
      },
    },
  ],
})
