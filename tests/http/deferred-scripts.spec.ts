import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from '@playwright/test'
import {type CachedPage, listCachedPages} from '#revalidation/page-files.ts'
import {pageRoutes} from '#shared/paths.ts'
import {compileHint} from '#scripts/cli/hint-compilation.ts'
import {deferScripts} from '#edge/defer-scripts.ts'
import {deferredSources, scriptTags} from '#tests/support/urls-in-html.ts'

const sourceOf = (tag: string) => /\ssrc="([^"]+)"/.exec(tag)?.[1]

async function builtPages(): Promise<CachedPage[]> {
  const pages = await listCachedPages(join(import.meta.dirname, '..', '..', '.next'), pageRoutes)
  expect(pages.length).toBeGreaterThan(60)
  return pages
}

test('every script and all data of the installed Next are deferred', async () => {
  for (const {path, stem} of await builtPages()) {
    const html = readFileSync(`${stem}.html`, 'utf8')
    const own = scriptTags(html).map(sourceOf)
    expect(own.length, path).toBeGreaterThan(4)
    const {html: late} = deferScripts(html, '')
    expect(scriptTags(late), path).toEqual([])
    expect(late, path).not.toMatch(/<link\b[^>]*as="script"|modulepreload/i)
    expect(deferredSources(late), path).toEqual(own)
    expect(late, path).not.toContain('__next_f')
  }
})

test('every script of a page begins with the compile hint in every encoding', async ({request}) => {
  const sources = deferredSources(await (await request.get('/')).text())
  expect(sources.length).toBeGreaterThan(4)
  for (const source of sources)
    for (const encoding of ['identity', 'br']) {
      const response = await request.get(source, {headers: {'accept-encoding': encoding}})
      expect(response.headers()['content-encoding'] ?? 'identity', source).toBe(encoding)
      expect((await response.text()).slice(0, compileHint.length), source).toBe(compileHint)
    }
})
