import {cpSync} from 'node:fs'
import {join, sep} from 'node:path'

const build = join(import.meta.dirname, '..', '..', '.next')

/** Most of the size of a build, which a running site does not need. */
const unneeded = [
  'cache',
  'dev',
  'diagnostics',
  // Cached images and files, which the site under test may be writing.
  'media',
  'trace',
  'trace-build',
  'types',
  'turbopack',
]

/** Copies the build of the test run to another `.next` folder, without the pages and files that were cached since. */
export function copyBuild(to: string): void {
  cpSync(build, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const name = path.slice(build.length + 1)
      // Pages rendered since the build, which the site under test may be writing.
      if (name === join('server', 'route-cache')) return false
      return !unneeded.includes(name.split(sep)[0] ?? '')
    },
  })
}
