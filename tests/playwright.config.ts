import {availableParallelism} from 'node:os'
import {defineConfig} from '@playwright/test'
import {
  analyticsHost,
  analyticsKey,
  dataFolder,
  lakePort,
  lockedPort,
  mailPort,
  site,
  sitePort,
  teamAddress,
} from './support/addresses.ts'
import {saidNo} from './support/said-no.ts'
import {secrets} from './support/secrets.ts'

/** Debian's Chromium; the flags keep it from talking to anybody but the site under test. */
const chromium = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    // Pictures are decoded before what they stand in is painted, and not some frames later: a screenshot shows them.
    '--disable-checker-imaging',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** What draws is in the browser's own process then: a seventh less to do. */
const drawingInside = {...chromium, args: [...chromium.args, '--in-process-gpu']}
/**
 * Nobody would notice there when drawing stops: of many thousand large pictures one never came, and no answer of its
 * page after it. A process of its own is ended and started again.
 */
const drawingApart = {launchOptions: chromium}

/**
 * One browser profile for the tests of a worker, emptied in between: code is then compiled once and not for each test,
 * a quarter of the work. No test gives itself permissions or another network, which would stay.
 */
const oneProfile = {reuseContext: true}

/** They edit the dataset, and wait for the Studio, the webhook and the rendering of pages. */
const editing = {workers: 1, timeout: 300_000}

const lockedSite = `http://localhost:${lockedPort}`

/** @returns the address of a project's site, and what the browser has stored for it */
const on = (origin: string) => ({baseURL: origin, storageState: saidNo(origin)})

/** Needs minutes or many processes. Whatever edits the dataset of the site comes later, one project after the other. */
const soakProjects = [
  {name: 'pages', testDir: 'soak/pages', fullyParallel: true},
  // Browser tests that take more pages and repetitions here.
  {
    name: 'browser',
    testDir: 'browser',
    testMatch: /(axe|bytes|fragments|movement|translated)\.spec\.ts$/,
    fullyParallel: true,
    use: oneProfile,
  },
  // One after the other, on sites whose content lake or database is taken away.
  {name: 'outages', testDir: 'soak/outages', workers: 1, use: on(lockedSite)},
  {name: 'operators', testDir: 'soak/operators'},
  {
    name: 'machines',
    testDir: 'soak/machines',
    ...editing,
    dependencies: ['pages', 'browser', 'outages', 'operators'],
  },
  {name: 'publishing', testDir: 'soak/publishing', ...editing, dependencies: ['machines']},
  {
    name: 'studio',
    testMatch: ['soak/studio/*.spec.ts', 'studio/typing.spec.ts'],
    ...editing,
    dependencies: ['publishing'],
  },
  // The content lake of the site is killed here.
  {name: 'alone', testDir: 'soak/alone', dependencies: ['studio']},
]

const readers = ['visual', 'browser', 'http']
const projects = [
  // The longest tests begin first.
  {name: 'visual', testDir: 'visual', fullyParallel: true, use: {...oneProfile, ...drawingApart}},
  {name: 'browser', testDir: 'browser', fullyParallel: true, use: oneProfile},
  {name: 'http', testDir: 'http', fullyParallel: true},
  // The others read the seed: edits begin after them.
  {name: 'publishing', testDir: 'publishing', ...editing, dependencies: readers},
  {name: 'studio', testDir: 'studio', ...editing, dependencies: readers},
]

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '.output/results',
  projects: process.env['TEST_TIER'] === 'soak' ? soakProjects : projects,
  // One more than there are cores: who waits for a page to rest needs none.
  workers: availableParallelism() + 1,
  timeout: 60_000,
  forbidOnly: true,
  expect: {
    // A busy machine takes longer; what never comes fails all the same.
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      // Rasterising text may differ by a shade between runs; a moved or recoloured element is far more than this.
      maxDiffPixelRatio: 0.002,
      pathTemplate: '{testDir}/{arg}{ext}',
    },
  },
  reporter: [['list'], ['./support/time-reporter.ts']],
  use: {
    ...on(site),
    launchOptions: drawingInside,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Tests of what moves say so: drawing it takes a seventh of the time of all the others.
    contextOptions: {reducedMotion: 'reduce'},
    // Even what was done and asked for takes an eighth of the time of all tests, and a film as much again: --trace on
    // records them.
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
        // The street map is offered then, and nothing of Google's comes before a press.
        NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: 'key-of-the-tests',
        // Visitors are asked, and nothing of it is loaded before a yes.
        NEXT_PUBLIC_POSTHOG_KEY: analyticsKey,
        NEXT_PUBLIC_POSTHOG_HOST: analyticsHost,
        // All tests come from one address.
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
