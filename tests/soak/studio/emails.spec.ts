import {newAddress} from '#tests/support/forms.ts'
import {receivedMails} from '#tests/support/received-mails.ts'
import {expect, test} from '#tests/support/studio.ts'

test('Studio sends a test e-mail to an editor', async ({studio}) => {
  const to = newAddress('editor')
  await studio.openDocument('emailText', 'email-waitlist-welcome')
  await studio.page.getByRole('tab', {name: 'Preview'}).click()
  const preview = studio.page.getByTestId('email-preview')
  await expect(preview).toContainText('Ada')
  await expect(preview).not.toContainText('{')
  const form = studio.page.getByTestId('send-test')
  await form.getByLabel('Send me a test').fill(to)
  await form.getByRole('button', {name: 'Send'}).click()
  await expect(form).toContainText('Sent.')
  const [mail] = await receivedMails(to)
  expect(mail?.subject).toMatch(/^Test: /)
})
