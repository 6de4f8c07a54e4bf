import {startStubLake} from '#studio/testing/start-stub-lake.ts'
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
          _key: 'b',
          _type: 'block',
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

const {server, requests, getClient} = await startStubLake((params) =>
  params.has('$written') ? [page] : settings,
)
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function find(typed: string) {
  const found = await findText(getClient(), typed)
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
    expect(requests.at(-1)?.get('$written')).toBe(JSON.stringify('from {priceFrom}, whatever'))
  })

  it("matches part of a token's value", async () => {
    expect(await find('lampl')).toEqual([{path: ['title'], excerpt: 'Prices of Lamplight'}])
    expect(requests.at(-1)?.get('$written')).toBe(JSON.stringify('{brand}'))
  })

  it('drops a candidate that does not contain the text', async () => {
    expect(await find('whatever prices')).toEqual([])
  })
})
