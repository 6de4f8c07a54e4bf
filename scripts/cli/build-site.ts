import {rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {cacheFolders} from '#config/next-internals.ts'
import {compressStatic} from './compress-static.ts'
import {fingerprint, Stamp} from './fingerprint.ts'
import {hintCompilation} from './hint-compilation.ts'
import {
  buildLogFile,
  builtFromFile,
  forgetBuildAside,
  retainStaticFiles,
  setBuildAside,
  takeBackBuild,
} from './last-build.ts'
import type {Processes} from './processes.ts'
import type {Settings} from './settings.ts'

const sources = ['src/**/*', 'public/**/*', 'next.config.ts', 'tsconfig.json', 'package-lock.json']

/**
 * Builds the site unless sources, settings and dataset are those of the last build, which stays in place when the new
 * one fails or is interrupted: whoever goes back to its sources starts it without building.
 *
 * @param settings - the settings of this run
 * @param processes - runs the build
 * @param datasetIsNew - whether the dataset was filled just now, so that no older build can fit it
 * @returns whether a build was needed
 * @throws StepError when the build fails
 */
export async function buildSite(
  settings: Settings,
  processes: Processes,
  datasetIsNew: boolean,
): Promise<boolean> {
  const buildFolder = join(settings.root, '.next')
  // Of a build that nobody ended properly.
  takeBackBuild(buildFolder)
  const record = siteBuildRecord(settings)
  if (!datasetIsNew && record.isCurrent()) return false
  setBuildAside(buildFolder)
  try {
    await build(settings, processes)
  } catch (error) {
    takeBackBuild(buildFolder)
    throw error
  }
  retainStaticFiles(buildFolder)
  record.write()
  forgetBuildAside(buildFolder)
  return true
}

async function build({root, environment}: Settings, processes: Processes): Promise<void> {
  // Answers of an earlier build would be taken for today's content.
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
 * What the build in `.next` was made from, as far as it is written there.
 *
 * @param settings - the settings of this run
 * @returns whether it was made from these settings and the sources that are here, and how to say that it was
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

/** What the pages of a local dataset are built from; those of hosted Sanity are the same on every machine. */
function lakeSettings({lakeOrigin, dataFolder, environment}: Settings) {
  if (lakeOrigin === null) return {}
  return {
    lake: lakeOrigin,
    data: dataFolder,
    // It signs addresses of cropped pictures, which stand in the pages that are built.
    linkSecret: environment['LINK_SIGNING_SECRET'],
  }
}
