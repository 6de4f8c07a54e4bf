import {join} from 'node:path'
import {readConfiguration} from '#config/configuration.ts'
import {startAnalyticsEndpoint} from '#scripts/analytics-endpoint/endpoint.ts'
import {EventLog} from '#scripts/analytics-endpoint/event-log.ts'
import {buildSite} from './build-site.ts'
import {buildStudio} from './build-studio.ts'
import {ensureWritable} from './ensure-writable.ts'
import {keepRunning} from './keep-running.ts'
import {contentImported, lakeCommand, prepareCommand} from './lake-command.ts'
import {readLocalEnvironment} from './local-environment.ts'
import {lockBuild} from './lock-build.ts'
import {Processes, StepError} from './processes.ts'
import {progress} from './progress.ts'
import {readSettings, type Settings} from './settings.ts'
import {ensureFree, waitFor, waitForSite} from './wait-for.ts'
import {watchStudio} from './watch-studio.ts'

const root = join(import.meta.dirname, '..', '..')
const processes = new Processes()
/** Restarts what failed immediately, and rarely while it cannot start. */
const lakeBackoff = {minDelayMs: 250, maxDelayMs: 30_000, stableMs: 60_000}
const siteBackoff = {...lakeBackoff, maxDelayMs: 5000}
const siteTimeouts = {timeoutMs: 60_000, graceMs: 5000}
/** The first page is compiled before the site responds, which takes minutes on a busy computer. */
const devTimeouts = {...siteTimeouts, timeoutMs: 600_000}
/** Advice for each service that the site cannot reach. */
const downAdvice: Readonly<Record<string, string>> = {
  database:
    'Cannot reach the database. Pages are available; forms cannot be saved until it is back. Check DATABASE_URL and the messages above.',
  content:
    'Cannot reach the content. Pages that were rendered are available; publications appear when it is back.',
  sharing:
    'Cannot reach Redis. The site is available; publications reach the other instances when it is back. Check REDIS_URL.',
}
const usage = `Usage: npm start          builds what has changed and serves the site
       npm run dev        serves the site and rebuilds what changes
       npm run review     does the same, with the review page of every section
Settings are environment variables: see docs/configuration.md.`

processes.exitOnSignals(0)

try {
  const options = process.argv.slice(2)
  const unknown = options.find(
    (option) => !['--dev', '--review', '--bare', '--help'].includes(option),
  )
  if (unknown !== undefined) throw new StepError(`There is no option ${unknown}.\n${usage}`)
  if (options.includes('--help')) {
    console.info(usage)
    await processes.exit(0)
  }
  ensureWritable([join(root, '.env.local'), join(root, '.next'), join(root, 'studio')])
  const environment = readLocalEnvironment(join(root, '.env.local'), process.env)
  const review = options.includes('--review')
  if (review) environment['REVIEW'] = '1'
  const dev = review || options.includes('--dev')
  // Reports mistakes before a minute of building, although the site reads the configuration again.
  readConfiguration({...environment, NODE_ENV: modeOf(dev)})
  await start(readSettings(root, environment, dev))
} catch (error) {
  const known =
    error instanceof StepError || (error instanceof Error && error.name === 'EnvironmentError')
  console.error(known ? `\n${error.message}` : error)
  await processes.exit(1)
}

async function start(settings: Settings): Promise<void> {
  ensureWritable([settings.dataFolder])
  if (!settings.dev) lockBuild(root)
  await ensureFree(settings.sitePort, 'PORT')
  const {analyticsPort} = settings
  const events = analyticsPort === null ? null : await startAnalytics(settings, analyticsPort)
  const prepared = settings.lakeOrigin === null ? false : await startContent(settings)
  if (!settings.dev) {
    await progress('building the site', () => buildSite(settings, processes, prepared))
  }
  const down = await progress('starting the site', () => startSite(settings))
  if (settings.dev) watchStudio(settings, processes)
  const studio =
    settings.lakeOrigin === null
      ? 'your hosted Studio'
      : `http://localhost:${settings.lakePort}/studio`
  for (const part of down) console.error(`\n${downAdvice[part] ?? 'The site is not healthy.'}`)
  if (settings.environment['REVIEW'] === '1')
    console.info(`\nReview  ${settings.siteOrigin}/review`)
  console.info(`\nSite    ${settings.siteOrigin}\nStudio  ${studio}`)
  if (events !== null)
    console.info(`Events  ${events} (set NEXT_PUBLIC_POSTHOG_KEY to send them to PostHog)`)
  console.info('\nCtrl-C stops everything.')
}

/** Starts the local endpoint in place of PostHog. @returns the file of its events */
async function startAnalytics({dataFolder}: Settings, port: number): Promise<string> {
  await ensureFree(port, 'ANALYTICS_PORT')
  const log = new EventLog(dataFolder)
  await startAnalyticsEndpoint(port, (events) => {
    try {
      log.append(events, new Date())
      return true
    } catch (error) {
      console.error(
        'Cannot store an analytics event:',
        error instanceof Error ? error.message : error,
      )
      return false
    }
  })
  return log.file
}

async function startContent(settings: Settings): Promise<boolean> {
  await ensureFree(settings.lakePort, 'CONTENT_LAKE_PORT')
  const [prepared] = await Promise.all([
    progress('preparing the content', () => importFirstContent(settings)),
    progress('building the Studio', () => buildStudio(settings, processes)),
  ])
  await progress('starting the content lake', () => startLake(settings))
  return prepared
}

async function importFirstContent(settings: Settings): Promise<boolean> {
  const advice = 'The content could not be prepared: fix what the message above names.'
  return (await processes.run(prepareCommand(settings), advice)).includes(contentImported)
}

async function startLake(settings: Settings): Promise<void> {
  await keepRunning(processes, lakeCommand(settings), lakeBackoff, {
    isUp: () => waitFor(`http://127.0.0.1:${settings.lakePort}/_lake/health`, 30_000),
    say: (message) => console.error(`        ${message}`),
    onFirstFailure: giveUp,
  })
}

/**
 * Starts the site. With `--bare` it runs `next start` without our edge server, as a managed host does.
 *
 * @returns the services that it cannot reach
 */
async function startSite(settings: Settings): Promise<string[]> {
  const {dev, sitePort, siteHost} = settings
  const bare = process.argv.includes('--bare')
  const nextCommand = dev ? ['dev'] : ['start']
  const command = {
    name: 'site',
    script:
      dev || bare
        ? join(root, 'node_modules', 'next', 'dist', 'bin', 'next')
        : join(root, 'src', 'edge', 'serve.ts'),
    parameters: [
      ...(dev || bare ? nextCommand : []),
      ...['--port', String(sitePort)],
      ...(siteHost === null ? [] : ['--hostname', siteHost]),
    ],
    folder: root,
    environment: {...settings.environment, NODE_ENV: modeOf(dev)},
  }
  let down: string[] = []
  await keepRunning(processes, command, siteBackoff, {
    isUp: async () => {
      const timeouts = dev ? devTimeouts : siteTimeouts
      down = await waitForSite(`http://127.0.0.1:${sitePort}/api/health`, timeouts)
    },
    say: (message) => console.error(`        ${message}`),
    onFirstFailure: giveUp,
  })
  return down
}

function modeOf(dev: boolean): string {
  return dev ? 'development' : 'production'
}

function giveUp(reason: string): void {
  console.error(`\n${reason} Everything else is stopped; look at the messages above.`)
  void processes.exit(1)
}
