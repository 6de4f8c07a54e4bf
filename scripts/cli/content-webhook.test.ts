import {once} from 'node:events'
import {createServer} from 'node:http'
import {text} from 'node:stream/consumers'
import {startTestLake} from '#content-lake/testing/lake.ts'
import {listen} from '#lib/testing/listen.ts'
import {listOrderTag, cacheTagsForChange} from '#cache-tags/cache-tags.ts'
import {contentChangeSchema} from '#shared/content-change.ts'
import {contentWebhook} from './content-webhook.ts'

const bodies: string[] = []
const site = createServer((request, response) => {
  void text(request).then((body) => {
    bodies.push(body)
    response.end()
    site.emit('received')
  })
})
const port = await listen(site)
const lake = await startTestLake({
  webhooks: [
    {
      name: 'site',
      url: `http://127.0.0.1:${port}/api/revalidate`,
      secret: 'a webhook secret for tests alone',
      on: ['create', 'update', 'delete'],
      ...contentWebhook,
    },
  ],
})

afterAll(async () => {
  await lake.remove()
  site.close()
})

/** Makes a change and returns the webhook that the site receives. */
async function changeAfter(change: () => Promise<unknown>) {
  const next = once(site, 'received')
  await change()
  await next
  return contentChangeSchema.parse(JSON.parse(bodies.at(-1) ?? ''))
}

describe('contentWebhook', () => {
  it('reports whether a change affects the order of a list', async () => {
    const ada = {_id: 'ada', _type: 'clinician', kind: 'doctor', slug: {current: 'ada-example'}}
    const created = await changeAfter(() => lake.client.create({...ada, name: 'Dr Ada Example'}))
    expect(created).toMatchObject({_id: 'ada', slug: 'ada-example', operation: 'create'})
    expect(cacheTagsForChange(created)).toContain(listOrderTag('clinician'))
    const set = (fields: object) => changeAfter(() => lake.client.patch('ada').set(fields).commit())
    const renamed = await set({name: 'Dr A Example'})
    expect(renamed).toMatchObject({operation: 'update', reordered: false})
    expect(cacheTagsForChange(renamed)).not.toContain(listOrderTag('clinician'))
    const moved = await set({kind: 'specialist'})
    expect(moved).toMatchObject({operation: 'update', reordered: true})
    expect(cacheTagsForChange(moved)).toContain(listOrderTag('clinician'))
    const deleted = await changeAfter(() => lake.client.delete('ada'))
    expect(cacheTagsForChange(deleted)).toContain(listOrderTag('clinician'))
  })

  it('sends the revision and time of a change, and the last ones of a deleted document', async () => {
    const created = await changeAfter(() => lake.client.create({_id: 'bo', _type: 'clinician'}))
    const document = await lake.client.getDocument('bo')
    const reported = {revision: document?._rev, updatedAt: document?._updatedAt}
    expect(created).toMatchObject(reported)
    expect(await changeAfter(() => lake.client.delete('bo'))).toMatchObject(reported)
  })
})
