import {expect, test, type Page} from '@playwright/test'
import {lake} from '../../support/addresses'
import {collectComplaints} from '../../support/console-errors'
import {contentClient} from '../../support/content-client'
import {withRestored} from '../../support/editing'

const studio = `${lake}/studio`

test.describe.configure({mode: 'serial'})

test('the Studio opens without a login', async ({page}) => {
  await page.goto(studio)
  await expect(page.getByText('Pages').first()).toBeVisible({timeout: 30_000})
  await page.screenshot({path: 'tests/.output/studio.png'})
  const complaints = collectComplaints(page)
  expect(complaints).toEqual([])
})
