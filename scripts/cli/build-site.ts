import {rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {cacheFolders} from '#config/next-internals.ts'
import {compressStatic} from './compress-static.ts'
import {fingerprint, Stamp} from './fingerprint.ts'
import {hintCompilation} from './hint-compilation.ts'
import {
  buildLogFile,
  builtFromFile,
  deleteBuildAside,
  retainStaticFiles,
  setBuildAside,
  restoreBuild,
} from './last-build.ts'
import type {Processes} from './processes.ts'
import type {Settings} from './settings.ts'

const sources = ['src/**/*', 'public/**/*', 'next.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * Builds the site unless its sources, settings and dataset are those of the last build. The last build stays in place
 * when the new one fails or is interrupted.
 *
 * @param datasetIsNew - whether the dataset has just changed, so that no older build matches it
 * @returns whether a build was needed
 * @throws StepError when the build fails
 */
export async function buildSite(
  settings: Settings,
  processes: Processes,
  datasetIsNew: boolean,
): Promise<boolean> {
  const buildFolder = join(settings.root, '.next')
  // Restores the last build after an interrupted one.
  restoreBuild(buildFolder)
  const record = siteBuildRecord(settings)
  if (!datasetIsNew && record.isCurrent()) return false
  setBuildAside(buildFolder)
  try {
    await build(settings, processes)
  } catch (error) {
    restoreBuild(buildFolder)
    throw error
  }
  retainStaticFiles(buildFolder)
  record.write()
  deleteBuildAside(buildFolder)
  return true
}

async function build({root, environment}: Settings, processes: Processes): Promise<void> {
  // The build would use cached responses as today's content.
  rmSync(join(root, '.next', cacheFolders.data), {recursive: true, force: true})
  const log = await processes.run(
    {
      name: 'build',
      script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
      parameters: ['build'],
      folder: root,
      environment: {...environment, NODE_ENV: 'production'},
    },
    'The site could not be built: fix what the messages above name, then start again. A build that was there before is in its place again.',
  )
  const files = join(root, '.next', 'static')
  hintCompilation(files)
  await compressStatic(files)
  writeFileSync(join(root, '.next', buildLogFile), log.map((line) => `${line}\n`).join(''))
}

/**
 * Returns the record of the sources and settings of the build in `.next`.
 *
 * @returns functions that compare it with the current sources and settings, and that write it
 */
export function siteBuildRecord(settings: Settings): {isCurrent: () => boolean; write: () => void} {
  const {root, environment} = settings
  const chosen = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  const current = fingerprint(root, sources, {
    ...Object.fromEntries(chosen),
    ...lakeSettings(settings),
    review: environment['REVIEW'],
  })
  const stamp = new Stamp(join(root, '.next', builtFromFile))
  return {isCurrent: () => stamp.matches(current), write: () => stamp.write(current)}
}

/** Returns settings on which pages depend only with a local dataset. */
function lakeSettings({lakeOrigin, dataFolder, environment}: Settings) {
  if (lakeOrigin === null) return {}
  return {
    lake: lakeOrigin,
    data: dataFolder,
    // Signs the URLs of cropped images in built pages.
    linkSecret: environment['LINK_SIGNING_SECRET'],
  }
}
