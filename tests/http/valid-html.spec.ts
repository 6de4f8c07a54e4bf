import {expect, test} from '@playwright/test'
import {contentClient} from '#tests/support/content-client.ts'
import {validateHtml} from '#tests/support/validate-html.ts'

test('HTML of every page is valid (DES-10)', async ({request}) => {
  const paths = await contentClient.fetch<string[]>('*[_type == "page"].path.current')
  expect(paths.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const path of [...paths, '/no/such/page']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('</html>')
    found.push(...(await validateHtml(html)).map((issue) => `${path}: ${issue}`))
  }
  expect(found).toEqual([])
})

test('validation reports a nesting error', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>'
  expect(await validateHtml(broken)).not.toEqual([])
})
