import {cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {Processes} from '#scripts/cli/processes.ts'
import {waitFor} from '#scripts/cli/wait-for.ts'
import {fail, root} from './bench-site.ts'

const port = 3311
const folder = join(root, '.data', 'bench-empty')

/** Builds and starts a Next site with one static page of one word. @throws StepError when it does not start */
export async function startEmptySite(): Promise<{origin: string; stop: () => Promise<void>}> {
  writeProject()
  const processes = new Processes()
  const next = {
    name: 'empty',
    script: join(root, 'node_modules', 'next', 'dist', 'bin', 'next'),
    folder,
    environment: {...process.env, NEXT_TELEMETRY_DISABLED: '1'},
  }
  await processes.run({...next, parameters: ['build']}, 'Cannot build the empty site.')
  processes.start({...next, parameters: ['start', '--port', String(port)]}, fail)
  const origin = `http://localhost:${port}`
  await waitFor(origin, 30_000)
  return {origin, stop: () => processes.stopAll()}
}

function writeProject(): void {
  rmSync(folder, {recursive: true, force: true})
  mkdirSync(join(folder, 'app'), {recursive: true})
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'))
  const files = {
    'package.json': '{"private": true, "type": "module"}',
    'next.config.mjs': `export default {turbopack: {root: ${JSON.stringify(root)}}}`,
    // Without this file, Next loads our instrumentation from the root of the packages.
    'instrumentation.js': 'export const register = () => {}',
    'app/layout.jsx':
      'export default ({children}) => <html lang="en"><body>{children}</body></html>',
    'app/page.jsx': 'export default () => <p>Empty</p>',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
}
