import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {until} from '#content-lake/test-lake.ts'

const folder = mkdtempSync(join(tmpdir(), 'end-with-starter-'))
const urlOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
const written = (name: string, source: string) => {
  const path = join(folder, name)
  writeFileSync(path, source)
  return path
}

/** Says something all the time, as a site under load does, and needs a moment to finish when it is asked to end. */
const busy = written(
  'busy.mjs',
  `for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
process.on('SIGTERM', () => setTimeout(() => process.exit(0), 100))
setInterval(() => console.log('still here'), 5)`,
)

/** Starts what it is named, and waits, as `npm start` does. */
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

/** Processes that run, by their parents. A dead one that nobody asked about is no process any more. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return state !== 'Z' && Number(parentPid) === parent ? [Number(name)] : []
    } catch {
      return []
    }
  })
}

function isRunning(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return !/\) Z /.test(stat)
  } catch {
    return false
  }
}

test('what was started ends with its starter, also when that is killed, to the last grandchild', async () => {
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
  // The lake evaluates queries in processes of its own.
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
