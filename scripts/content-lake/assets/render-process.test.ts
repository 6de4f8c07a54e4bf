import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import sharp from 'sharp'
import {until} from '#content-lake/test-lake.ts'
import type {RenderJob} from './render-job.ts'
import {RenderProcess} from './render-process.ts'

// Starting processes can be slow on a busy machine.
const eventually = (condition: Parameters<typeof until>[0]) => until(condition, 30_000)

let folder: string
let job: RenderJob
let renderer: RenderProcess
const patient = new AbortController().signal

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'render-process-'))
  const path = join(folder, 'red.png')
  const create = {width: 40, height: 20, channels: 3, background: '#ff0000'} as const
  await sharp({create}).png().toFile(path)
  job = {path, search: '?w=20', format: 'png'}
})
afterAll(() => rm(folder, {recursive: true}))
beforeEach(() => {
  renderer = new RenderProcess()
})
afterEach(() => renderer.kill())

describe('render process', () => {
  it('renders images in sequence, also after invalid jobs', async () => {
    const outside = {...job, search: '?rect=100,0,5,5'}
    await expect(renderer.render(outside, patient)).rejects.toMatchObject({status: 400})
    const missing = {...job, path: join(folder, 'missing.png')}
    await expect(renderer.render(missing, patient)).rejects.toMatchObject({status: 500})
    for (const width of [20, 10]) {
      const bytes = await renderer.render({...job, search: `?w=${width}`}, patient)
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
  })

  it('is killed when its caller leaves', async () => {
    const impatient = new AbortController()
    const image = renderer.render(job, impatient.signal)
    impatient.abort(new Error('left'))
    await expect(image).rejects.toThrow('left')
    expect(renderer.isAvailable).toBe(false)
  })

  it('fails only its current image when it is killed', async () => {
    const image = renderer.render(job, patient)
    process.kill(renderer.pid ?? 0, 'SIGKILL')
    await expect(image).rejects.toMatchObject({status: 500})
    expect(renderer.isAvailable).toBe(false)
  })

  it('ends when the process that started it is killed', async () => {
    const address = pathToFileURL(join(import.meta.dirname, 'render-process.ts')).href
    const code = `import {RenderProcess} from '${address}'; console.log(new RenderProcess().pid)`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code])
    const pid = Number(String(await once(parent.stdout, 'data')))
    expect(isRunning(pid)).toBe(true)
    parent.kill('SIGKILL')
    await eventually(() => !isRunning(pid))
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
