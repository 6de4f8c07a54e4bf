import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {renderingConfiguration} from '#config/environment.server.ts'
import {until} from '#lib/testing/until.ts'
import {invalidations} from '#revalidation/channels.ts'
import {startImageErasure} from './image-erasure.server.ts'

const {content} = renderingConfiguration()
const build = mkdtempSync(join(tmpdir(), 'image-erasure-'))
const cached = join(build, 'cache', 'images', 'hash-of-an-address')

/** Stores an image as Next's optimizer does. */
function store(): void {
  mkdirSync(cached, {recursive: true})
  writeFileSync(join(cached, '60.1.a.b.webp'), 'image')
}

const isEmpty = () => until(() => !existsSync(cached))

afterAll(() => rmSync(build, {recursive: true, force: true}))

describe('startImageErasure', () => {
  it('keeps the cache with hosted Sanity', async () => {
    store()
    startImageErasure({content: {...content, lakeOrigin: null}}, {build})
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(existsSync(cached)).toBe(true)
  })

  it('empties the cache at the start, when the webhook reports a deletion, and again later (OPS-5)', async () => {
    store()
    startImageErasure({content}, {build, storedAfterMs: 200})
    await isEmpty()
    store()
    invalidations.publish(['document:page-home', 'type:page'])
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(existsSync(cached)).toBe(true)
    invalidations.publish(['document:image-a', 'type:sanity.imageAsset'])
    await isEmpty()
    // The optimizer was still storing the image.
    store()
    await isEmpty()
  })
})
