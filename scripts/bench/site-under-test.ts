import {randomBytes} from 'node:crypto'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {lakeClientOptions} from '#config/content-source.ts'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {contentApiVersion} from '#shared/content-api.ts'

/** A site of its own for a benchmark, on its own ports and data. */
export interface SiteUnderTest {
  origin: string
  content: SanityClient
  stop: () => Promise<void>
}

const sitePort = 3310
const lakePort = 3643

/**
 * Starts a freshly seeded site, built for production.
 *
 * @param isBare - whether Next answers by itself, without our server in front
 * @returns its origin and a client that may write to its dataset
 * @throws StepError when it does not come up
 */
export async function startSiteUnderTest(isBare = false): Promise<SiteUnderTest> {
  const root = join(import.meta.dirname, '..', '..')
  const processes = new Processes()
  const secret = () => randomBytes(24).toString('hex')
  const environment = {
    ...process.env,
    PORT: String(sitePort),
    CONTENT_LAKE_PORT: String(lakePort),
    DATA_DIR: '.data/bench',
    SANITY_API_READ_TOKEN: secret(),
    SANITY_API_WRITE_TOKEN: secret(),
    SANITY_REVALIDATE_SECRET: secret(),
    LINK_SIGNING_SECRET: secret(),
  }
  processes.start(
    {
      name: 'site',
      script: join(root, 'scripts', 'cli', 'start-fresh.ts'),
      parameters: isBare ? ['--bare'] : [],
      folder: root,
      environment,
    },
    (reason) => {
      console.error(reason)
      process.exit(1)
    },
  )
  const origin = `http://localhost:${sitePort}`
  await waitFor(`${origin}/api/health`, 300_000)
  const content = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: contentApiVersion,
    ...lakeClientOptions(`http://127.0.0.1:${lakePort}`),
    useCdn: false,
    perspective: 'raw',
    token: environment.SANITY_API_WRITE_TOKEN,
  })
  return {origin, content, stop: () => processes.stopAll()}
}
