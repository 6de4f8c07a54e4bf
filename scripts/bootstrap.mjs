/**
 * What every command needs before anything else: the packages of the lock file and the Node they bring along.
 * Plain JavaScript without dependencies, for it runs before `npm ci`, on Node 20 or newer.
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

/** With the tools: a start builds the site, and npm leaves them out where `NODE_ENV` is `production`. */
const install = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']

/** Runs `npm ci` unless the installed packages are those of the lock file, whoever installed them. */
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

/** Compares the lock file with npm's own list of what it has installed, which it writes last. */
function isInstalled() {
  const list = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(pinnedNode) || !existsSync(list)) return false
  const {'': _project, ...wanted} = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(list)
  return Object.entries(wanted).every(([path, {version, integrity, optional}]) => {
    const found = installed[path]
    // What is for other systems is not there.
    if (found === undefined) return optional === true
    return found.version === version && found.integrity === integrity
  })
}

/** @returns {Record<string, {version?: string, integrity?: string, optional?: boolean}>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {}

/**
 * Continues on the pinned Node, whichever Node started us, and hands signals and the exit code on.
 *
 * @param {string} script - path below the project's root
 * @param {string[]} parameters - the script's command line
 */
export function continueOnPinnedNode(script, parameters) {
  const child = spawn(pinnedNode, [join(root, script), ...parameters], {
    cwd: root,
    // What is started keeps its compiled code for the next start, which takes half the work then.
    env: {NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'), ...process.env},
    // The channel says nothing; its end tells the child that we are gone, however we went.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill('SIGTERM'))
  }
  // npm may be ended without handing the signal on: then we have a new parent.
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 130)))
}
