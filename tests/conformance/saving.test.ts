import {createClient} from '@sanity/client'
import {startTestLake, writeToken} from '#content-lake/testing/lake.ts'
import {withFetch} from '#studio/sanity-internals.ts'
import {retryRequests} from '#studio/saving/retry-requests.ts'
import {PendingWrites} from '#studio/saving/pending-writes.ts'

const times = {slowMs: 60_000, minDelayMs: 1, maxDelayMs: 1}

const lake = await startTestLake()
afterAll(() => lake.remove())

/** Creates a Sanity client as the Studio does, with the test's own `fetch`. */
function studioClient(send: typeof fetch, writes: PendingWrites) {
  const config = {
    ...lake.client.config(),
    token: writeToken,
    // Shorter than the delays below, because writes must not time out.
    timeout: 5,
  }
  return createClient(withFetch(config, retryRequests(send, writes, times)))
}

const typedWords = (client: ReturnType<typeof studioClient>, id: string) =>
  client.action(
    {
      actionType: 'sanity.action.document.create',
      publishedId: id,
      attributes: {_id: `drafts.${id}`, _type: 'faq', question: 'Are you there?'},
      ifExists: 'fail',
    },
    {tag: 'document.commit', transactionId: `transaction-of-${id}`},
  )

describe('change of an editor (OPS-3)', () => {
  it('is saved once although the response to the first attempt was lost', async () => {
    const writes = new PendingWrites()
    let attempts = 0
    const client = studioClient(async (input, init) => {
      attempts += 1
      const response = await fetch(input, init)
      if (attempts === 1) throw new TypeError('The connection ended.')
      return response
    }, writes)
    await typedWords(client, 'twice')
    expect(attempts).toBe(2)
    expect(writes.current()).toBeNull()
    expect(await lake.client.getDocument('drafts.twice')).toMatchObject({
      question: 'Are you there?',
    })
  })
})
