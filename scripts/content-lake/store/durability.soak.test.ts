import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {appendFile, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type SanityClient, ServerError} from '@sanity/client'
import {refusalOf, startTestLake, unmodifiedClient, until} from '#content-lake/testing/lake.ts'

const mainFile = fileURLToPath(new URL('../main.ts', import.meta.url))

interface Process {
  readonly child: ChildProcess
  readonly client: SanityClient
  readonly output: () => string
}

let folder: string
const children: ChildProcess[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-lake-crash-'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(folder, {recursive: true, force: true})
})

function spawnLake(
  environment: Record<string, string> = {},
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, mainFile],
): {
  child: ChildProcess
  output: () => string
} {
  const child = spawn(program, args, {
    env: {
      ...process.env,
      DATA_DIR: folder,
      CONTENT_LAKE_PORT: '0',
      SANITY_API_READ_TOKEN: 'read',
      SANITY_API_WRITE_TOKEN: 'write',
      ...environment,
    },
  })
  children.push(child)
  let text = ''
  const take = (data: Buffer) => (text += data.toString())
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return {child, output: () => text}
}

async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'exit')
  return child.exitCode
}

async function startProcess(program?: readonly [string, ...string[]]): Promise<Process> {
  const {child, output} = spawnLake({}, program)
  await until(() => output().includes('content lake ready on'), 30_000)
  const apiHost = /ready on (\S+)/.exec(output())?.[1] ?? ''
  const client = unmodifiedClient(apiHost, 'write')
  return {child, client, output}
}

const datasetFile = () => join(folder, 'content-lake', 'dataset', 'production.ndjson')

describe('acknowledged write', () => {
  it('survives a kill in the middle of a thousand writes', async () => {
    const {child, client} = await startProcess()
    const acknowledged: string[] = []
    let next = 0
    const write = async () => {
      while (next < 1000) {
        const id = `doc-${next++}`
        await client.create({_id: id, _type: 'post', text: 'x'.repeat(500)})
        acknowledged.push(id)
        if (acknowledged.length === 600) child.kill('SIGKILL')
      }
    }
    const exited = once(child, 'exit')
    await Promise.allSettled(Array.from({length: 20}, write))
    await exited
    expect(acknowledged.length).toBeGreaterThanOrEqual(600)
    await appendFile(datasetFile(), '{"transaction":{"id":"torn","timestamp":"20')

    const restarted = await startProcess()
    expect(restarted.output()).toContain('half written')
    const stored = new Set(await restarted.client.fetch<string[]>('*[_type == "post"]._id'))
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
    await restarted.client.create({_id: 'after', _type: 'post'})
    restarted.child.kill('SIGTERM')
    expect(await once(restarted.child, 'exit')).toEqual([0, null])
    const third = await startProcess()
    expect(await third.client.fetch('defined(*[_id == "after"][0])')).toBe(true)
    const kept = (await readdir(join(folder, 'content-lake', 'dataset'))).filter((name) =>
      name.includes('.torn-'),
    )
    expect(kept).toHaveLength(1)
  })

  it('survives a full disk, which refuses later writes completely', async () => {
    // With a limit of 256 KB per file, the system refuses writes in the middle.
    const limited = [
      'bash',
      '-c',
      `ulimit -f 256; exec "${process.execPath}" "${mainFile}"`,
    ] as const
    const {child, client, output} = await startProcess(limited)
    const acknowledged: string[] = []
    const refusals: number[] = []
    for (let index = 0; index < 40; index += 1) {
      const id = `doc-${index}`
      try {
        await client.create({_id: id, _type: 'post', text: 'x'.repeat(20_000)})
        acknowledged.push(id)
      } catch (error) {
        refusals.push(error instanceof ServerError ? error.statusCode : 0)
      }
    }
    expect(acknowledged.length).toBeGreaterThan(5)
    expect(new Set(refusals)).toEqual(new Set([503]))
    const ids = '*[_type == "post"] | order(_createdAt)._id'
    expect((await client.fetch<string[]>(ids)).toSorted()).toEqual(acknowledged.toSorted())
    const refused = client.assets.upload('file', Buffer.alloc(400 * 1024, 'x'))
    expect((await refusalOf(refused)).status).toBe(503)
    // Smaller writes still succeed, because the file was truncated to its last valid line.
    await client.create({_id: 'small', _type: 'post'})
    expect(output()).toMatch(/EFBIG|too large/)
    child.kill('SIGKILL')
    await once(child, 'exit')

    const roomy = await startProcess()
    expect(roomy.output()).not.toContain('half written')
    const stored = await roomy.client.fetch<string[]>(ids)
    expect(stored.toSorted()).toEqual([...acknowledged, 'small'].toSorted())
    await roomy.client.create({_id: 'later', _type: 'post', text: 'x'.repeat(400_000)})
    expect(await readdir(join(folder, 'content-lake', 'assets', 'files'))).toEqual([])
  })

  it('is safe from a second process on the same folder', async () => {
    const {client} = await startProcess()
    await client.create({_id: 'mine', _type: 'post'})
    const second = spawnLake()
    const code = await exitCodeOf(second.child)
    expect(code).toBe(1)
    expect(second.output()).toMatch(/in use by another content lake \(process \d+\)/)
  })

  it('has one owner when two processes start simultaneously', async () => {
    const both = [spawnLake(), spawnLake()]
    await until(() => both.some(({child}) => child.exitCode !== null), 30_000)
    await until(() => both.some(({output}) => output().includes('ready on')), 30_000)
    expect(both.filter(({output}) => output().includes('ready on'))).toHaveLength(1)
    expect(both.filter(({child}) => child.exitCode === 1)).toHaveLength(1)
  })
})

describe('failed start', () => {
  it.each([
    [{SANITY_API_WRITE_TOKEN: ''}, /SANITY_API_WRITE_TOKEN is missing: npm start writes one/],
    [{CONTENT_LAKE_PORT: 'http'}, /CONTENT_LAKE_PORT is not a port/],
    [{CONTENT_LAKE_WEBHOOKS: '['}, /CONTENT_LAKE_WEBHOOKS is not JSON/],
    [
      {CONTENT_LAKE_WEBHOOKS: '[{"name":"a","url":"http://localhost","filter":"["}]'},
      /webhook "a"/,
    ],
  ])('explains the invalid %j', async (environment, message) => {
    const {child, output} = spawnLake(environment)
    const code = await exitCodeOf(child)
    expect([code, output()]).toEqual([1, expect.stringMatching(message)])
  })

  it('names file and line of a damaged dataset', async () => {
    const lake = await startTestLake({dataDir: folder})
    for (const id of ['a', 'b', 'c']) await lake.client.create({_id: id, _type: 'post'})
    await lake.lake.close()
    const file = join(folder, 'dataset', 'production.ndjson')
    const lines = (await readFile(file, 'utf8')).split('\n')
    lines[2] = lines[2]?.slice(5) ?? ''
    await writeFile(file, lines.join('\n'))
    await expect(startTestLake({dataDir: folder})).rejects.toThrow(
      /production\.ndjson is damaged at line 3/,
    )
    lines.splice(2, 1)
    await writeFile(file, lines.join('\n'))
    const repaired = await startTestLake({dataDir: folder})
    expect(await repaired.client.fetch('*[_type == "post"]._id')).toEqual(['a', 'c'])
    await repaired.lake.close()
  })

  it('names the port in use and releases the folder', async () => {
    const lake = await startTestLake()
    await expect(startTestLake({dataDir: folder, port: lake.lake.port})).rejects.toThrow(
      /in use.*CONTENT_LAKE_PORT/,
    )
    const other = await startTestLake({dataDir: folder})
    await other.lake.close()
    await lake.remove()
  })
})
