/**
 * Installs the packages of the lock file and switches to the Node that they include. Plain JavaScript without
 * dependencies, because it runs before `npm ci`, on Node 20 or newer.
 */
import {spawn, spawnSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'

const root = join(import.meta.dirname, '..')
const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** Includes development packages, which a build needs and npm omits when `NODE_ENV` is `production`. */
const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Runs `npm ci` unless the installed packages match the lock file. */
export function ensureInstalled() {
  if (isInstalled()) return
  console.info('Installing packages (the first time takes about a minute) …')
  const {status} = spawnSync('npm', install, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0 || !existsSync(pinnedNode)) {
    console.error(
      'The packages could not be installed. Check the network and the messages above, then run the command again.',
    )
    process.exit(1)
  }
}

/** Compares the lock file with npm's list of installed packages, which npm writes last. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(pinnedNode) || !existsSync(list)) return false
  const {'': _project, ...wanted} = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(list)
  return Object.entries(wanted).every(([path, {version, integrity, optional}]) => {
    const found = installed[path]
    // Optional packages for other platforms are not installed.
    if (found === undefined) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

/** @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Runs a script on the pinned Node, and forwards signals and the exit code.
 *
 * @param {string} script - relative to the project's root
 * @param {string[]} parameters
 */
export function continueOnPinnedNode(script, parameters) {
  const child = spawn(pinnedNode, [join(root, script), ...parameters], {
    cwd: root,
    // Caches compiled code, which halves the work of the next start.
    env: {NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env},
    // The child notices by the end of the channel that this process has ended, even when it was killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill('SIGTERM'))
  }
  // npm may exit without forwarding the signal. Then this process has a new parent.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 130)))
}
