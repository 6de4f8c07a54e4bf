import {siteContent} from '#tests/support/site-content.ts'
import {expect, test} from '#tests/support/studio.ts'
import {diskFullCode} from '#content-lake/http/errors.ts'

const {contentClient, says, withRestored} = siteContent

/** The endpoint of every document change in the Studio. */
const actions = '**/data/actions/**'

test('Studio keeps a change that the content lake refuses, says why and saves it later (OPS-3)', async ({
  page: window,
  studio,
}) => {
  const id = 'faq-to-save'
  await withRestored([id], async () => {
    await contentClient.createOrReplace({_id: id, _type: 'faq', question: 'Who reads my notes?'})
    const written = 'Who else reads my notes?'
    const trouble = window.getByTestId('saving-trouble')
    await studio.openDocument('faq', id)
    await window.route(actions, (route) =>
      route.fulfill({status: 503, json: {statusCode: 503, errorCode: diskFullCode}}),
    )
    await studio.textBox('question').fill(written)
    await expect(trouble).toHaveText(
      /^Your changes are not saved yet: the disk of the content lake is full\..+tell whoever runs the site\.$/,
    )
    await expect(studio.textBox('question')).toHaveValue(written)

    await window.unroute(actions)
    await expect.poll(says(`drafts.${id}`, 'question', written)).toBe(true)
    await expect(trouble).toHaveCount(0)
    await expect(studio.textBox('question')).toHaveValue(written)
    // The browser logs the refusals.
    expect(studio.takeIssues().filter((line) => !line.includes('503'))).toEqual([])
  })
})
