import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {startEdge} from './testing/start-edge.ts'
import {shareStaticFiles} from './share-static-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-files-'))
const shared = join(folder, 'shared')

afterAll(() => rmSync(folder, {recursive: true}))

/** Creates a build with one script. */
function buildWith(script: string): string {
  const build = join(folder, `build-of-${script}`)
  mkdirSync(join(build, 'chunks'), {recursive: true})
  writeFileSync(join(build, 'chunks', script), script)
  return build
}

const day = (number: number) => new Date(Date.UTC(2026, 10, number))

describe('shareStaticFiles', () => {
  it('lets an instance serve scripts of a newer and of an older build', async () => {
    const [older, newer] = [buildWith('old.js'), buildWith('new.js')]
    await shareStaticFiles(older, shared, day(1))
    await shareStaticFiles(newer, shared, day(2))
    for (const own of [older, newer]) {
      const folders = [{prefix: '/_next/static/', root: [own, shared], isImmutable: true}]
      const edge = await startEdge((_request, response) => void response.writeHead(404).end(), {
        folders,
      })
      for (const script of ['old.js', 'new.js']) {
        const response = await fetch(`http://127.0.0.1:${edge.port}/_next/static/chunks/${script}`)
        expect([response.status, await response.text()]).toEqual([200, script])
      }
      await edge.stop()
    }
  })

  it('deletes files that no build has had for 30 days, and keeps those of a build that is started again', async () => {
    await shareStaticFiles(buildWith('old.js'), shared, day(10))
    await shareStaticFiles(buildWith('newest.js'), shared, day(35))
    const has = (script: string) => existsSync(join(shared, 'chunks', script))
    expect([has('old.js'), has('new.js'), has('newest.js')]).toEqual([true, false, true])
    // No unfinished copy stays.
    expect(readdirSync(join(shared, 'chunks')).toSorted()).toEqual(['newest.js', 'old.js'])
  })
})
