import {startTestLake} from '#content-lake/testing/lake.ts'
import {jsonPath} from './source-map-builder.ts'

const lake = await startTestLake()
await lake.client
  .transaction()
  .create({_id: 'ada', _type: 'person', name: 'Ada', photo: {alt: 'Portrait'}})
  .create({
    _id: 'page',
    _type: 'page',
    title: 'Title',
    "it's": 'quoted',
    tags: ['x', 'y', 'z'],
    seo: {title: 'Seo'},
    author: {_type: 'reference', _ref: 'ada'},
    sections: [
      {
        _key: 'a',
        _type: 'hero',
        heading: 'Hello',
        people: [{_key: 'p', _ref: 'ada'}],
      },
      {
        _key: 'b',
        _type: 'text',
        body: [{_key: 'k', children: [{_key: 's', text: 'Rich'}]}],
      },
    ],
  })
  .create({_id: 'drafts.page', _type: 'page', title: 'Draft title'})
  .commit()
afterAll(() => lake.remove())

/** Returns document and path of each mapped value. */
async function origins(query: string): Promise<Record<string, string>> {
  const {resultSourceMap} = await lake.client.fetch<unknown>(
    query,
    {},
    {filterResponse: false, resultSourceMap: 'withKeyArraySelector'},
  )
  if (!resultSourceMap) throw new Error('there is no source map')
  const {documents, paths, mappings} = resultSourceMap
  return Object.fromEntries(
    Object.entries(mappings).map(([path, {source}]) => {
      if (source.type !== 'documentValue') throw new Error('unexpected source')
      return [path, `${documents[source.document]?._id ?? ''} ${paths[source.path] ?? ''}`]
    }),
  )
}

const heroPath = "page $['sections'][?(@._key=='a')]"
const textPath = "page $['sections'][?(@._key=='b')]"
const bodyPath = `${textPath}['body'][?(@._key=='k')]`
const spanPath = `${bodyPath}['children'][?(@._key=='s')]`

describe('content source maps', () => {
  it.each<[string, string, Record<string, string>]>([
    ['an attribute', '*[_id=="page"][0]{title}', {"$['title']": "page $['title']"}],
    ['a renamed one', '*[_id=="page"][0]{"t": seo.title}', {"$['t']": "page $['seo']['title']"}],
    ['a list of values', '*[_type=="person"].name', {'$[0]': "ada $['name']"}],
    [
      'a projected reference',
      '*[_id=="page"][0]{"a": author->{name, "alt": photo.alt}}',
      {"$['a']['name']": "ada $['name']", "$['a']['alt']": "ada $['photo']['alt']"},
    ],
    ['a whole object', '*[_id=="page"][0]{seo}', {"$['seo']['title']": "page $['seo']['title']"}],
    [
      'a condition',
      '*[_id=="page"][0]{sections[]{_type == "hero" => {heading, "who": people[]->name}}}',
      {
        "$['sections'][0]['heading']": `${heroPath}['heading']`,
        "$['sections'][0]['who'][0]": "ada $['name']",
      },
    ],
    [
      'rich text',
      '*[_id=="page"][0]{sections[_type=="text"]{body}}',
      {
        "$['sections'][0]['body'][0]['_key']": `${bodyPath}['_key']`,
        "$['sections'][0]['body'][0]['children'][0]['_key']": `${spanPath}['_key']`,
        "$['sections'][0]['body'][0]['children'][0]['text']": `${spanPath}['text']`,
      },
    ],
    [
      'a spread over an attribute',
      '*[_id=="ada"][0]{"name": "x", ...photo, ...{name}}',
      {"$['alt']": "ada $['photo']['alt']", "$['name']": "ada $['name']"},
    ],
    [
      'the first defined value',
      '*[_id=="page"][0]{"t": coalesce(nope, seo.title)}',
      {"$['t']": "page $['seo']['title']"},
    ],
    [
      'a choice',
      '*[_id=="page"][0]{"t": select(false => title, seo.title)}',
      {"$['t']": "page $['seo']['title']"},
    ],
    [
      'a nested query',
      '*[_id=="page"][0]{"n": *[_id=="ada"][0].name}',
      {"$['n']": "ada $['name']"},
    ],
    ['an ordered list', '*[_type=="person"]|order(name){name}', {"$[0]['name']": "ada $['name']"}],
    [
      'a computed value',
      '*[_id=="page"][0]{"t": title + "!", "n": count(tags), "u": upper(title)}',
      {},
    ],
  ])('trace %s', async (_name, query, expected) => {
    expect(await origins(query)).toEqual(expected)
  })

  it.each([
    '*[_id=="page"][0]{title, sections[]{..., _type == "hero" => {"who": people[]->{name}}}}',
    '*[_id=="page"][0]{"a": author->, tags, "c": count(tags), "d": dateTime(_createdAt)}',
    '*[_id=="nothing"][0]',
  ])('return the same result for %s with and without a map', async (query) => {
    const plain = await lake.client.fetch<unknown>(query)
    const mapped = await lake.client.fetch<unknown>(
      query,
      {},
      {filterResponse: false, resultSourceMap: true},
    )
    expect(mapped.result).toEqual(plain)
  })

  it('name the draft in a perspective', async () => {
    const client = lake.client.withConfig({perspective: 'drafts'})
    const {resultSourceMap} = await client.fetch<unknown>(
      '*[_id=="page"][0]{title}',
      {},
      {filterResponse: false, resultSourceMap: true},
    )
    expect(resultSourceMap?.documents).toEqual([{_id: 'drafts.page', _type: 'page'}])
  })

  it('escape quotes in paths', () => {
    expect(jsonPath(["it's", {key: "a'b"}, 3])).toBe("$['it\\'s'][?(@._key=='a\\'b')][3]")
  })
})
