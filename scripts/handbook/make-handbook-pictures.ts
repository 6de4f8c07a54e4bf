import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {chromium} from '@playwright/test'
import sharp from 'sharp'
import {findChromium} from '#scripts/cli/find-chromium.ts'

/**
 * Photographs the Studio for the editors' handbook: `npm run handbook-pictures`, while `npm start` runs on content that
 * may be edited; `-- http://localhost:3633/studio` names another address of it. What it writes into a form it takes
 * back.
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
// Until then it says that the site is being asked.
await page.getByTestId('site-health').getByText('The site shows what is published.').waitFor()
await page.getByTestId('overview').getByText(/^\d+$/).first().waitFor()
await photograph('overview')

await page.goto(`${studio}/structure/faq;faq-gp-5`)
const question = page.getByTestId('field-question').getByRole('textbox')
const written = await question.inputValue()
await question.fill('')
await page.getByTestId('reason-error').waitFor()
await photograph('reason')

await question.fill(`${written} `)
const publish = page.getByTestId('pane-footer').getByRole('button', {name: 'Publish', exact: true})
await publish.click()
await page.getByTestId('pages-that-change').waitFor()
await photograph('publish')
await page.getByRole('button', {name: 'Not yet'}).click()
await page.getByTestId('action-menu-button').click()
await page.getByRole('menuitem', {name: 'Discard changes'}).click()
await page.getByRole('dialog').getByRole('button', {name: 'Discard changes'}).click()

await page.goto(`${studio}/structure/pages;all;page-careers`)
await page.getByTestId('document-list-pane').getByText('Contact us').waitFor()
await page.getByTestId('field-sections').getByRole('button', {name: 'Add item'}).last().click()
await page.locator('img[src$="/sections/hero.webp"]').waitFor()
await page.waitForLoadState('networkidle')
await photograph('sections')
await browser.close()

async function photograph(name: string): Promise<void> {
  const picture = await sharp(await page.screenshot({animations: 'disabled'}))
    .resize({width: 960})
    .webp({quality: 60, effort: 6})
    .toBuffer()
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.info(`${name}: ${Math.round(picture.length / 1000)} KB`)
}
