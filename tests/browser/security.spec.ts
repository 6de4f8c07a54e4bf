import {expect, test} from '@playwright/test'
import {collectViolations} from '#tests/support/page-issues.ts'

test('policy refuses injected scripts, handlers and images, and the collector reports each (SEC-1)', async ({
  page,
}) => {
  const violations = await collectViolations(page)
  await page.goto('/about')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.documentElement.dataset.ran = "yes"'
    document.body.append(script)
    const button = document.createElement('button')
    button.setAttribute('onclick', 'document.documentElement.dataset.ran = "yes"')
    document.body.append(button)
    button.click()
    document.body.append(Object.assign(new Image(), {src: 'https://evil.example/a.png'}))
  })
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-elem/)
  await expect.poll(() => violations.join('\n')).toMatch(/script-src-attr/)
  await expect.poll(() => violations.join('\n')).toMatch(/img-src/)
  await expect(page.locator('html')).not.toHaveAttribute('data-ran')
})
