import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium} from '@playwright/test'
import sharp from 'sharp'
import {findChromium} from '#scripts/cli/find-chromium.ts'

/**
 * `npm run handbook-pictures`: takes the screenshots of the editors' handbook. Needs a running site whose content may
 * be edited; changes are discarded again. `-- http://localhost:3633/studio` names another Studio.
 */
const [studio = 'http://localhost:3333/studio'] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..', '..', 'studio', 'handbook')
mkdirSync(folder, {recursive: true})
const browser = await chromium.launch({
  executablePath: findChromium(process.env),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage({viewport: {width: 1280, height: 800}, locale: 'en-GB'})

await page.goto(studio)
await page.getByTestId('site-health').getByText('The site shows what is published.').waitFor()
await page.getByTestId('overview').getByText(/^\d+$/).first().waitFor()
await takeScreenshot('overview')

await page.goto(`${studio}/structure/faq;faq-gp-5`)
const question = page.getByTestId('field-question').getByRole('textbox')
const publishedText = await question.inputValue()
await question.fill('')
await page.getByTestId('reason-error').waitFor()
await takeScreenshot('reason')

await question.fill(`${publishedText} `)
const publish = page.getByTestId('pane-footer').getByRole('button', {name: 'Publish', exact: true})
await publish.click()
await page.getByTestId('pages-that-change').waitFor()
await takeScreenshot('publish')
await page.getByRole('button', {name: 'Not yet'}).click()
await page.getByTestId('action-menu-button').click()
await page.getByRole('menuitem', {name: 'Discard changes'}).click()
await page.getByRole('dialog').getByRole('button', {name: 'Discard changes'}).click()

await page.goto(`${studio}/structure/pages;all;page-careers`)
await page.getByTestId('document-list-pane').getByText('Contact us').waitFor()
await page.getByTestId('field-sections').getByRole('button', {name: 'Add item'}).last().click()
await page.locator('img[src$="/sections/hero.webp"]').waitFor()
await page.waitForLoadState('networkidle')
await takeScreenshot('sections')
await browser.close()

async function takeScreenshot(name: string): Promise<void> {
  const image = await sharp(await page.screenshot({animations: 'disabled'}))
    .resize({width: 960})
    .webp({quality: 60, effort: 6})
    .toBuffer()
  writeFileSync(join(folder, `${name}.webp`), image)
  console.info(`${name}: ${Math.round(image.length / 1000)} KB`)
}
