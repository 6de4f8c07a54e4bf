import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import {KeptMedia} from './kept-media.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-media-'))
const limits = {maxBytes: 1000, maxFileBytes: 600}
const headers = {'content-type': 'application/pdf', etag: '"a"'}

const answerOf = (text: string) => () =>
  Promise.resolve({headers, body: Readable.from([Buffer.from(text)])})

async function untilFiles(count: number): Promise<void> {
  const deadline = Date.now() + 5000
  while (readdirSync(folder).length !== count) {
    if (Date.now() > deadline) throw new Error(`there are ${readdirSync(folder).length} files`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

let kept: KeptMedia

beforeEach(() => {
  rmSync(folder, {recursive: true, force: true})
  kept = new KeptMedia(folder, limits)
})
afterAll(() => rmSync(folder, {recursive: true, force: true}))

describe('decision 103: what is kept of pictures and files', () => {
  it('gives back the bytes and headers, also to the next process', async () => {
    await kept.keep('/a', 'a.pdf', answerOf('paper'))
    for (const store of [kept, new KeptMedia(folder, limits)]) {
      const found = store.find('/a')
      expect(found).toMatchObject({asset: 'a.pdf', headers, size: 5})
      expect(readFileSync(join(store.folder, found?.name ?? ''), 'utf8')).toBe('paper')
    }
    expect(kept.find('/b')).toBeUndefined()
  })

  it('gets the same once for all who want it', async () => {
    let times = 0
    const get = () => {
      times += 1
      return answerOf('paper')()
    }
    await Promise.all([kept.keep('/a', 'a.pdf', get), kept.keep('/a', 'a.pdf', get)])
    expect(times).toBe(1)
    expect(kept.find('/a')?.size).toBe(5)
  })

  it('replaces what it has, and leaves nothing of it behind', async () => {
    await kept.keep('/a', 'a.pdf', answerOf('paper'))
    await kept.keep('/a', 'a.pdf', answerOf('papers'))
    expect(kept.find('/a')?.size).toBe(6)
    await untilFiles(2)
  })

  it('stays within its bytes: what was used least recently goes first', async () => {
    await kept.keep('/a', 'a.pdf', answerOf('a'.repeat(400)))
    await kept.keep('/b', 'b.pdf', answerOf('b'.repeat(400)))
    kept.find('/a')
    await kept.keep('/c', 'c.pdf', answerOf('c'.repeat(400)))
    expect(['/a', '/b', '/c'].filter((key) => kept.find(key) !== undefined)).toEqual(['/a', '/c'])
    await untilFiles(4)
  })

  it('keeps nothing that is too large, empty or not there', async () => {
    await kept.keep('/large', 'a.pdf', answerOf('a'.repeat(601)))
    await kept.keep('/empty', 'a.pdf', answerOf(''))
    await kept.keep('/none', 'a.pdf', () => Promise.resolve(null))
    for (const key of ['/large', '/empty', '/none']) expect(kept.find(key)).toBeUndefined()
    await untilFiles(0)
  })

  it('keeps nothing that breaks off, and says so', async () => {
    const body = Readable.from(
      (function* () {
        yield Buffer.from('half')
        throw new Error('cut off')
      })(),
    )
    await expect(kept.keep('/a', 'a.pdf', () => Promise.resolve({headers, body}))).rejects.toThrow(
      'cut off',
    )
    expect(kept.find('/a')).toBeUndefined()
    await untilFiles(0)
    await kept.keep('/a', 'a.pdf', answerOf('whole'))
    expect(kept.find('/a')?.size).toBe(5)
  })

  it('removes what belongs to no asset any more, also what is on its way', async () => {
    await kept.keep('/a?w=320', 'a.jpg', answerOf('small'))
    await kept.keep('/a?w=640', 'a.jpg', answerOf('large'))
    await kept.keep('/b', 'b.pdf', answerOf('paper'))
    let arrive: (text: string) => void = () => undefined
    const coming = new Promise<string>((resolve) => (arrive = resolve))
    const late = kept.keep('/a?w=960', 'a.jpg', async () => answerOf(await coming)())
    kept.retain(new Set(['b.pdf']))
    arrive('too late')
    await late
    const keys = ['/a?w=320', '/a?w=640', '/a?w=960', '/b']
    expect(keys.filter((key) => kept.find(key) !== undefined)).toEqual(['/b'])
    await untilFiles(2)
    expect(new KeptMedia(folder, limits).find('/b')?.size).toBe(5)
  })

  it('begins without what an earlier process did not finish, and what somebody broke', async () => {
    await kept.keep('/a', 'a.pdf', answerOf('paper'))
    await kept.keep('/b', 'b.pdf', answerOf('paper'))
    rmSync(join(folder, kept.find('/b')?.name ?? ''))
    writeFileSync(join(folder, 'unfinished'), 'half')
    writeFileSync(join(folder, 'broken'), 'whole')
    writeFileSync(join(folder, 'broken.json'), '{"key": 1}')
    const next = new KeptMedia(folder, limits)
    expect(next.find('/a')?.size).toBe(5)
    expect(next.find('/b')).toBeUndefined()
    await untilFiles(2)
  })
})
