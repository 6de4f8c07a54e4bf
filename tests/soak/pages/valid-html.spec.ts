import {expect, test} from '@playwright/test'
import {htmlRules, validateHtml} from '#tests/support/validate-html.ts'

test('HTML of every fixture is valid (DES-10)', async ({request}) => {
  // All fixtures are one document, and some rules are quadratic in its size.
  test.setTimeout(300_000)
  const html = await (await request.get('/review')).text()
  expect(html).toContain('data-group="ui-button"')
  // Sections that hold the title of a page stand there side by side.
  const problems = await validateHtml(html, {
    ...htmlRules,
    rules: {...htmlRules.rules, 'heading-level': ['error', {allowMultipleH1: true}]},
  })
  expect(problems).toEqual([])
})
