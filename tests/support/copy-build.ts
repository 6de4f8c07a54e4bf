import {cpSync} from 'node:fs'
import {join, sep} from 'node:path'

const build = join(import.meta.dirname, '..', '..', '.next')

/** Nothing that a site which runs needs, and most of the megabytes. */
const unneeded = [
  'cache',
  'dev',
  'diagnostics',
  // Pictures and files that the other site keeps, and may be writing.
  'media',
  'trace',
  'trace-build',
  'types',
  'turbopack',
]

/**
 * Copies the build of the test run, as it was before anybody visited it.
 *
 * @param to - `.next` of the site that takes it
 */
export function copyBuild(to: string): void {
  cpSync(build, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => {
      const name = path.slice(build.length + 1)
      // Pages that the other site rendered since the build, and may be writing: this one starts with the build's.
      if (name === join('server', 'route-cache')) return false
      return !unneeded.includes(name.split(sep)[0] ?? '')
    },
  })
}
