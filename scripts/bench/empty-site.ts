import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Processes} from '#scripts/run/processes.ts'
import {waitFor} from '#scripts/run/wait-for.ts'

const port = 3311

/**
 * Builds and starts the least a Next site can be, with our version of Next: one static page that says one word.
 *
 * @returns its origin, and a function that stops it
 */
export async function startEmptySite(): Promise<{origin: string; stop: () => Promise<void>}> {
  const root = join(import.meta.dirname, '..', '..')
  const folder = join(root, '.data', 'bench-empty')
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(join(folder, 'app'), {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  // The packages stand outside this folder.
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default {turbopack: {root: ${JSON.stringify(root)}}}`,
  )
  writeFileSync(
    join(folder, 'app', 'layout.jsx'),
    'export default ({children}) => <html lang="en"><body>{children}</body></html>\n',
  )
  // Without one of its own it would take ours, which stands at the root of the packages.
  writeFileSync(join(folder, 'instrumentation.js'), 'export const register = () => {}\n')
  writeFileSync(join(folder, 'app', 'page.jsx'), 'export default () => <p>Empty</p>\n')

  const processes = new Processes()
  const next = {
    name: 'empty',
    script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
    folder,
    environment: {...process.env, NEXT_TELEMETRY_DISABLED: '1'},
  }
  await processes.run({...next, parameters: ['build']}, 'The empty site could not be built.')
  processes.start({...next, parameters: ['start', '--port', String(port)]}, (reason) => {
    console.error(reason)
    process.exit(1)
  })
  const origin = `http://localhost:${port}`
  try {
    await waitFor(origin, 30_000)
  } catch (error) {
    // Left alone it would go on, and take a core for messages that nobody reads.
    await processes.stopAll()
    throw error
  }
  return {origin, stop: () => processes.stopAll()}
}
