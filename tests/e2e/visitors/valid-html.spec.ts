import {expect, test} from '@playwright/test'
import {type ConfigData, HtmlValidate} from 'html-validate'
import {contentClient} from '#tests/support/content-client.ts'

const rules: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:document'],
  elements: [
    'html5',
    // Server components print styles beside what they style (decision 3); every browser takes them there.
    {style: {metadata: true, flow: true, phrasing: true, permittedContent: []}},
  ],
  // Scripts come from the page's own origin, under names made from their content.
  rules: {'require-sri': 'off'},
}
/** Every fixture at once: sections that hold the title of a page stand there side by side. */
const reviewRules: ConfigData = {
  ...rules,
  rules: {...rules.rules, 'heading-level': ['error', {allowMultipleH1: true}]},
}

async function issues(html: string, config: ConfigData): Promise<string[]> {
  const {results} = await new HtmlValidate(config).validateString(html)
  return results.flatMap(({messages}) =>
    messages.map(({ruleId, message, selector}) => `${ruleId}: ${message} (${selector ?? ''})`),
  )
}

test('DES-10: the HTML of every page is valid', async ({request}) => {
  const paths = await contentClient.fetch<string[]>('*[_type == "page"].path.current')
  expect(paths.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const path of [...paths, '/no/such/page']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('</html>')
    found.push(...(await issues(html, rules)).map((issue) => `${path}: ${issue}`))
  }
  expect(found).toEqual([])
})

test('DES-10: the HTML of every fixture is valid', async ({request}) => {
  const html = await (await request.get('/review')).text()
  expect(html).toContain('data-group="ui-button"')
  expect(await issues(html, reviewRules)).toEqual([])
})

test('the check of the HTML finds what is wrong', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>'
  expect(await issues(broken, rules)).not.toEqual([])
})
