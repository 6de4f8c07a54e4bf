import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {fingerprint, Stamp} from './fingerprint.ts'
import type {Processes} from './processes.ts'
import {studioOutput, type Settings} from './settings.ts'
import {withoutForeignHosts} from './without-foreign-hosts.ts'

/**
 * Builds the Studio for the local lake unless its sources are those of the last build.
 *
 * @returns whether a build was needed
 * @throws StepError when the build fails
 */
export async function buildStudio(settings: Settings, processes: Processes): Promise<boolean> {
  const {root} = settings
  const environment = {
    ...settings.environment,
    SANITY_STUDIO_PREVIEW_ORIGIN:
      settings.environment['SANITY_STUDIO_PREVIEW_ORIGIN'] ??
      settings.environment['NEXT_PUBLIC_SITE_URL'] ??
      settings.siteOrigin,
  }
  const current = fingerprint(root, ['studio/**/*', 'src/shared/*', 'package-lock.json'], {
    preview: environment.SANITY_STUDIO_PREVIEW_ORIGIN,
  })
  const stamp = new Stamp(join(studioOutput(root), '.built-from'))
  if (stamp.matches(current)) return false
  await processes.run(
    {
      name: 'studio',
      script: join(root, 'node_modules', 'sanity', 'bin', 'sanity'),
      parameters: ['build', studioOutput(root), '--yes'],
      folder: join(root, 'studio', 'cli'),
      environment,
    },
    'The Studio could not be built: fix what the messages above name, then start again.',
  )
  for (const file of globSync('{index.html,static/*.css}', {cwd: studioOutput(root)})) {
    const path = join(studioOutput(root), file)
    writeFileSync(path, withoutForeignHosts(readFileSync(path, 'utf8')))
  }
  stamp.write(current)
  return true
}
