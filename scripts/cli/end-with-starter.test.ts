import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {until} from '#content-lake/testing/lake.ts'

const folder = mkdtempSync(join(tmpdir(), 'end-with-starter-'))
const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
const written = (name: string, source: string) => {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

/** Logs all the time, like a site under load, and needs a moment to exit after SIGTERM. */
const busy = written(
  'busy.mjs',
  `for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100))
setInterval(() => console.log('still here'), 5)`,
)

/** Starts the scripts in its arguments and waits, like `npm start`. */
const starter = written(
  'starter.mjs',
  `import {Processes} from ${urlOf('./processes.ts')}
const processes = new Processes()
for (const [name, script] of JSON.parse(process.argv[2])) {
  const command = {name, script, parameters: [], folder: ${JSON.stringify(folder)}, environment: process.env}
  const child = processes.start(command, (reason) => console.log(reason))
  console.log('started ' + child.pid)
}`,
)

const lake = join(import.meta.dirname, '..', 'content-lake', 'main.ts')

afterAll(() => rmSync(folder, {recursive: true, force: true}))

/** Returns the running children of a process. */
const childrenOf = (parent: number) =>
  readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8')
    .split(' ')
    .flatMap((pid) => (pid !== '' && isRunning(Number(pid)) ? [Number(pid)] : []))

/** Returns whether a process exists and is no zombie. */
function isRunning(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

test('processes and their children end with their starter, even when the starter is killed', async () => {
  const scripts = [
    ['site', busy],
    ['lake', lake],
  ]
  const child = spawn(process.execPath, [starter, JSON.stringify(scripts)], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      CONTENT_LAKE_PORT: '0',
      SANITY_API_READ_TOKEN: 'read',
      SANITY_API_WRITE_TOKEN: 'write',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  await until(() => /content lake ready/.test(output) && /still here/.test(output), 40_000)
  const started = [...output.matchAll(/started (\d+)/g)].map(([, pid]) => Number(pid))
  expect(started).toHaveLength(2)
  // The lake evaluates queries in child processes.
  await until(() => started.flatMap(childrenOf).length >= 3, 40_000)
  const all = [...started, ...started.flatMap(childrenOf)]
  expect(all.filter(isRunning)).toEqual(all)

  try {
    const killed = once(child, 'exit')
    child.kill('SIGKILL')
    await killed
    await until(() => !all.some(isRunning), 40_000)
  } finally {
    for (const pid of all.filter(isRunning)) process.kill(pid, 'SIGKILL')
  }
})

test('build ends when its starter is killed, and restores the last build', async () => {
  const root = join(import.meta.dirname, '..', '..')
  const clone = join(folder, 'clone')
  // The files that a build needs before Next starts. The configuration below never resolves.
  for (const name of ['scripts', 'src'])
    cpSync(join(root, name), join(clone, name), {
      recursive: true,
      filter: (path) => !/[\\/](?:seed|app|sections)$/.test(path),
    })
  cpSync(join(root, 'package.json'), join(clone, 'package.json'))
  // The list of what is installed, because `npm ci` would delete the packages behind the link.
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(clone, 'package-lock.json'))
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'))
  const begun = join(clone, 'begun')
  writeFileSync(
    join(clone, 'next.config.mjs'),
    `import {renameSync, writeFileSync} from 'node:fs'
writeFileSync('begun.new', String(process.pid))
renameSync('begun.new', 'begun')
export default () => new Promise(() => setInterval(() => undefined, 1000))`,
  )
  mkdirSync(join(clone, '.next'))
  writeFileSync(join(clone, '.next', 'BUILD_ID'), 'good')
  const starter = spawn(process.execPath, [join(clone, 'scripts', 'build.mjs')], {
    cwd: clone,
    env: {...process.env, NODE_OPTIONS: '', NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123'},
    stdio: 'ignore',
  })
  const {pid} = starter
  if (pid === undefined) throw new Error('The build could not be started.')
  await until(() => existsSync(begun), 40_000)
  const building = [...childrenOf(pid), Number(readFileSync(begun, 'utf8'))]
  expect(building).toHaveLength(2)
  expect(building.filter(isRunning)).toEqual(building)
  expect(existsSync(join(clone, '.next', 'BUILD_ID'))).toBe(false)
  try {
    const killed = once(starter, 'exit')
    starter.kill('SIGKILL')
    await killed
    await until(() => !building.some(isRunning), 40_000)
    expect(readFileSync(join(clone, '.next', 'BUILD_ID'), 'utf8')).toBe('good')
  } finally {
    for (const each of building.filter(isRunning)) process.kill(each, 'SIGKILL')
  }
})
