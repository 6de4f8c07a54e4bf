import {expect, test} from '@playwright/test'
import {htmlRules, validateHtml} from '#tests/support/validate-html.ts'

test('HTML of every fixture is valid (DES-10)', async ({request}) => {
  // All fixtures are in one document, and some rules are quadratic in its size.
  test.setTimeout(300_000)
  const html = await (await request.get('/review')).text()
  expect(html).toContain('data-group="ui-button"')
  // The fixtures contain several sections with a page title.
  const problems = await validateHtml(html, {
    ...htmlRules,
    rules: {...htmlRules.rules, 'heading-level': ['error', {allowMultipleH1: true}]},
  })
  expect(problems).toEqual([])
})
