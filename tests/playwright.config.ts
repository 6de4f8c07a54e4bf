import {availableParallelism} from 'node:os'
import {defineConfig} from '@playwright/test'
import {
  analyticsHost,
  analyticsKey,
  dataFolder,
  editedSiteAddresses,
  lakePort,
  lockedPort,
  mailPort,
  site,
  sitePort,
  teamAddress,
} from './support/addresses.ts'
import {writtenChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-names.ts'
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

/** They edit one dataset, and wait for what others do: the Studio, the webhook, the rendering of every page. */
const editing = {workers: 1, timeout: 300_000}

const editorsSite = editedSiteAddresses.editors.origin
const loopSite = editedSiteAddresses.loop.origin
const lockedSite = `http://localhost:${lockedPort}`

/**
 * Visitors who said no before, so that nobody but the tests of the question meets its card. One site each: Playwright
 * opens a page for every origin that something is kept for, before each test.
 */
const saidNo = (origin: string) => ({
  cookies: [],
  origins: [{origin, localStorage: [{name: choiceKey, value: writtenChoice('no', Date.now())}]}],
})
/** @returns where a project's tests are, and what the browser keeps for it */
const on = (origin: string) => ({baseURL: origin, storageState: saidNo(origin)})

/** Needs minutes or many processes. */
const soakProjects = [
  // One after the other, on sites whose content lake or database is taken away.
  {name: 'outages', testDir: 'soak/outages', workers: 1, use: on(lockedSite)},
  {name: 'machines', testDir: 'soak/machines', ...editing, use: on(loopSite)},
  {name: 'operators', testDir: 'soak/operators'},
  {name: 'pages', testDir: 'soak/pages', fullyParallel: true},
  // The content lake of visitors dies here.
  {
    name: 'alone',
    testDir: 'soak/alone',
    dependencies: ['outages', 'machines', 'operators', 'pages'],
  },
]

const projects = [
  // Each on a site and a dataset of its own, one test after the other: first, as they take longest.
  {name: 'editors', testDir: 'e2e/editors', ...editing, use: on(editorsSite)},
  {name: 'loop', testDir: 'e2e/loop', ...editing, use: on(loopSite)},
  {name: 'http', testDir: 'http', fullyParallel: true},
  {name: 'visitors', testDir: 'e2e/visitors', fullyParallel: true, use: oneProfile},
  {name: 'a11y', testDir: 'a11y', fullyParallel: true, use: oneProfile},
  {name: 'visual', testDir: 'visual', fullyParallel: true, use: {...oneProfile, ...drawingApart}},
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
      command: `"${process.execPath}" ../scripts/run/start-fresh.ts`,
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
        SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
        MAIL_FROM: 'Lamplight <hello@lamplight.example>',
        CONTACT_NOTIFY_TO: teamAddress,
        // Nobody but the project `editors` opens the Studio.
        SANITY_STUDIO_PREVIEW_ORIGIN: editorsSite,
      },
    },
    {
      command: `"${process.execPath}" support/edited-sites-process.ts`,
      wait: {stdout: /sites that are edited answer/},
      timeout: 300_000,
      gracefulShutdown: {signal: 'SIGTERM', timeout: 20_000},
    },
  ],
})
