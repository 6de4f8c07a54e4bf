import {createServer} from 'node:http'
import {once} from 'node:events'
import {createClient} from '@sanity/client'
import {contentApiVersion} from '#shared/content-api.ts'
import {findText} from './find-text.ts'

const settings = {titleTemplate: '%s', brand: 'Lamplight', priceFrom: '£149'}
const page = {
  _id: 'page-prices',
  _type: 'page',
  title: 'Prices of {brand}',
  sections: [
    {
      _key: 'a',
      _type: 'richText',
      body: [
        {
          ...{_key: 'b', _type: 'block'},
          children: [
            {_key: 'c', _type: 'span', text: 'Visits from '},
            {_key: 'd', _type: 'span', text: '{priceFrom}, '},
            {_key: 'e', _type: 'span', text: 'whatever you’d need'},
          ],
        },
      ],
    },
  ],
}

/** Stub content lake: returns settings for the first query and candidates for the second. */
const searches: string[] = []
const lake = createServer((request, response) => {
  const {searchParams} = new URL(request.url ?? '', 'http://lake')
  const written = searchParams.get('$written')
  if (written !== null) searches.push(written)
  const result = written === null ? settings : [page]
  response.writeHead(200, {'content-type': 'application/json'}).end(JSON.stringify({result}))
})
beforeAll(() => once(lake.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  lake.closeAllConnections()
  lake.close()
})

async function find(typed: string) {
  const bound = lake.address()
  const client = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: contentApiVersion,
    apiHost: `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : 0}`,
    // oxlint-disable-next-line typescript/no-deprecated -- Node resolves no name under localhost
    useProjectHostname: false,
    useCdn: false,
  })
  const found = await findText(client, typed)
  return found.map(({path, excerpt}) => ({path, excerpt}))
}

describe('findText', () => {
  it('returns the block and an excerpt with tokens filled in', async () => {
    expect(await find("from £149, whatever you'd")).toEqual([
      {
        path: ['sections', {_key: 'a'}, 'body', {_key: 'b'}],
        excerpt: 'Visits from £149, whatever you’d need',
      },
    ])
    expect(searches.at(-1)).toBe(JSON.stringify('from {priceFrom}, whatever'))
  })

  it("matches part of a token's value", async () => {
    expect(await find('lampl')).toEqual([{path: ['title'], excerpt: 'Prices of Lamplight'}])
    expect(searches.at(-1)).toBe(JSON.stringify('{brand}'))
  })

  it('drops a candidate that does not contain the text', async () => {
    expect(await find('whatever prices')).toEqual([])
  })
})
