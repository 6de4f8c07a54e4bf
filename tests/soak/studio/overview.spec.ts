import {randomUUID} from 'node:crypto'
import {newAddress} from '#tests/support/forms.ts'
import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'

const {contentClient, says, withRestored} = siteContent

test('Studio lists an editor’s own changes on its first screen', async ({page, studio}) => {
  // History outlives the document, so each run has its own.
  const id = `question-${randomUUID()}`
  await withRestored([id], async () => {
    await contentClient.createOrReplace({
      ...{_id: id, _type: 'faq', question: 'Who wrote this?', category: 'GP visits'},
      ...{isListed: false},
    })
    const changes = page.getByTestId('recent-changes').getByRole('link')
    await studio.load()
    await expect(changes.filter({hasText: 'Who wrote this?'})).toBeVisible()
    await page.getByRole('tab', {name: 'By me'}).click()
    await expect(changes.filter({hasText: 'Who wrote this?'})).toHaveCount(0)

    await studio.openDocument('faq', id)
    await studio.write('question', 'I wrote this', says(`drafts.${id}`, 'question', 'I wrote this'))
    await studio.load()
    await page.getByRole('tab', {name: 'By me'}).click()
    await expect(changes.first()).toContainText('I wrote this')
  })
})

test('Studio finds text as visitors see it and opens its field', async ({page, studio}) => {
  await studio.load()
  const form = page.getByTestId('find-text')
  await form.getByRole('textbox').fill('home visits will cost from £149')
  await form.getByRole('button', {name: 'Find'}).click()
  const found = form.getByRole('link')
  await expect(found.first()).toContainText('home visits will cost from £149')
  await found.first().click()
  await expect(studio.pane).toContainText('home visits will cost from {priceFrom}')
})

test('Studio shows how many people registered, without exact small numbers', async ({
  page,
  request,
  studio,
}) => {
  const data = {
    name: 'Ada',
    lastName: 'L',
    email: newAddress('counted'),
    role: 'patient',
    area: 'hackney',
  }
  expect((await request.post('/api/interest/register', {data})).status()).toBe(201)
  await studio.load()
  await page.getByRole('button', {name: 'Show the numbers'}).click()
  await page.getByRole('tab', {name: 'By area'}).click()
  await expect(page.getByRole('row', {name: 'Hackney'})).toContainText('<6')
})
