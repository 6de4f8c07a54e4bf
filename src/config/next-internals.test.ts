import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {tmpdir} from 'node:os'
import {basename, dirname, join} from 'node:path'
import {
  draftModeCookie,
  pageCacheHeader,
  pageCacheStates,
  previewDataCookie,
  previewPropsFile,
  readPreviewModeId,
} from './next-internals.ts'

const resolve = createRequire(import.meta.url).resolve
const next = (file: string) => readFileSync(resolve(`next/dist/${file}`), 'utf8')

describe("Next's internals", () => {
  it('name the cache state of a page in a response header', () => {
    const handler = next('build/templates/app-page-runtime.js')
    const {fresh, stale, missing} = pageCacheStates
    expect(handler).toContain(
      `'${pageCacheHeader}', isOnDemandRevalidate ? 'REVALIDATED' : cacheEntry.isMiss ? '${missing}' : cacheEntry.isStale ? '${stale}' : '${fresh}'`,
    )
  })

  it("keep draft mode in a cookie that is compared with the build's value", () => {
    const names = next('server/api-utils/index.js')
    expect(names).toContain(`COOKIE_NAME_PRERENDER_BYPASS = \`${draftModeCookie}\``)
    expect(names).toContain(`COOKIE_NAME_PRERENDER_DATA = \`${previewDataCookie}\``)
    expect(next('server/async-storage/draft-mode-provider.js')).toMatch(
      /cookieValue === previewProps\.previewModeId/,
    )
    expect(next('shared/lib/constants.js')).toContain(`'${basename(previewPropsFile)}'`)
  })

  it('store the value of that cookie in the build', () => {
    const build = mkdtempSync(join(tmpdir(), 'next-internals-'))
    expect(readPreviewModeId(build)).toBeNull()
    mkdirSync(dirname(join(build, previewPropsFile)))
    writeFileSync(join(build, previewPropsFile), '{"previewModeId": "0123"}')
    expect(readPreviewModeId(build)).toBe('0123')
    rmSync(build, {recursive: true})
  })
})
