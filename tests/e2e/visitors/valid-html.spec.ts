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

/** What looks for each label in all of the document: for a fixture's own parts, so that a few are checked at once. */
const labelRules = ['no-missing-references', 'input-missing-label']
const asRules = (severity: 'error' | 'off') =>
  Object.fromEntries(labelRules.map((name) => [name, severity]))
const wholeRules: ConfigData = {...reviewRules, rules: {...reviewRules.rules, ...asRules('off')}}
const partRules: ConfigData = {elements: rules.elements ?? [], rules: asRules('error')}

const fixtureStart = /(?=<section aria-labelledby="(?:ui|section)-)/

/** How many fixtures a part has. */
const fixturesAtOnce = 30

/**
 * Takes the page of fixtures apart, without touching a letter of them: each part has some of the fixtures, and all of
 * what stands around them.
 *
 * @param html - in which light fixtures are followed by dark ones
 */
function partsOf(html: string): string[] {
  const [before = '', ...fixtures] = html.split(fixtureStart)
  const end = '</section>'
  // What stands between two themes and after the last fixture belongs to the page.
  const pieces = fixtures.map((text) => {
    const isLastOfTheme = text.includes('After dark') || text === fixtures.at(-1)
    const cut = isLastOfTheme ? text.lastIndexOf(end) + end.length : text.length
    return {fixture: text.slice(0, cut), after: text.slice(cut)}
  })
  const parts = Math.ceil(pieces.length / fixturesAtOnce)
  return Array.from({length: parts}, (_, part) => {
    const from = part * fixturesAtOnce
    return (
      before +
      pieces
        .map(({fixture, after}, place) =>
          place >= from && place < from + fixturesAtOnce ? fixture + after : after,
        )
        .join('')
    )
  })
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
  expect(await issues(html, wholeRules)).toEqual([])
  const fixtures = html.split(fixtureStart).length - 1
  const parts = partsOf(html)
  expect(parts.join('').split(fixtureStart).length - 1, 'each is in one part').toBe(fixtures)
  for (const part of parts) expect(await issues(part, partRules)).toEqual([])
})

test('the check of the fixtures finds what is wrong in the first and in the last', async ({
  request,
}) => {
  const html = await (await request.get('/review')).text()
  const wrong = '<label for="nobody">Who?</label><input>'
  const first = html.search(/<\/h2>/) + '</h2>'.length
  for (const place of [first, html.lastIndexOf('</section>')]) {
    const parts = partsOf(html.slice(0, place) + wrong + html.slice(place))
    const found = await Promise.all(parts.map((part) => issues(part, partRules)))
    expect(found.flat().map((issue) => issue.split(':')[0])).toEqual(labelRules)
  }
})

test('the check of the HTML finds what is wrong', async () => {
  const broken =
    '<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><p><div></div></p></body></html>'
  expect(await issues(broken, rules)).not.toEqual([])
})
