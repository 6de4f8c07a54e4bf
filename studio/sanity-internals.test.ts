import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {createClient} from '@sanity/client'
import {EMPTY, lastValueFrom, of, startWith, toArray} from 'rxjs'
import type {PreparedSnapshot} from 'sanity'
import {contentApiVersion} from '#model/content-api.ts'
import {
  aroundDocuments,
  clientsFrom,
  extendPreviews,
  fetchingThrough,
  locationsByType,
  withoutEvents,
} from './sanity-internals.ts'

const studio = dirname(createRequire(import.meta.url).resolve('sanity/package.json'))
const code = globSync('lib/*.js', {cwd: studio})
  .map((file) => readFileSync(join(studio, file), 'utf8'))
  .join('\n')

describe('the insides of the Studio that ours relies on', () => {
  it('are the factory of all its clients', () => {
    const [name = ''] = Object.keys(clientsFrom(createClient))
    expect(code).toMatch(new RegExp(`\\.${name}\\b`))
  })

  it('are the choice between the transaction log and the events API', () => {
    const [name = ''] = Object.keys(withoutEvents)
    expect(code).toMatch(new RegExp(`beta\\?*\\.${name}\\?*\\.documents`))
    expect(code).toMatch(new RegExp(`beta\\?*\\.${name}\\?*\\.releases`))
  })

  it('are what surrounds each open document, and how long Sanity keeps what was typed there', () => {
    const [name = ''] = Object.keys(aroundDocuments(() => null))
    expect(code).toMatch(new RegExp(`document\\?*\\.components\\?*\\.${name}\\b`))
    // Were it kept for good, `studio/saving/hold-until-saved.ts` could go.
    expect(code).toMatch(/resetOnRefCountZero: \(\) => timer\(5e3\)/)
  })

  it('are the one store from which rows, references and search results take what they show', () => {
    expect(code).toMatch(/documentPreviewStore\.observeForPreview\(/)
    expect(code).toMatch(/\{ observeForPreview \} = useDocumentPreviewStore\(\)/)
    // Made once for each client, so that what is extended stays so.
    expect(code).toMatch(/namespace: "documentPreviewStore",\s*dependencies: \[client\]/)
    // Were rows made by `components.preview`, the schema could say how, and this could go.
    const [, row = ''] = /function PaneItemPreview\(props\) \{(.*?)\n\}/s.exec(code) ?? []
    expect(row).toMatch(/jsx\(SanityDefaultPreview, \{\s*\.\.\.t6/)
  })

  it('are a place that a type of documents may find out by a function', () => {
    expect(code).toMatch(/typeof resolvers == "function" \? resolvers : resolvers\[type\.name\]/)
    expect(code).toMatch(/typeof resolver == "function"/)
    const found = () => null
    expect(locationsByType({sharedSection: found})).toEqual({sharedSection: found})
  })
})

describe('fetchingThrough', () => {
  it('has a client fetch by the function it is given', async () => {
    const asked: string[] = []
    const client = createClient(
      fetchingThrough(
        {
          projectId: 'local',
          dataset: 'production',
          apiVersion: contentApiVersion,
          apiHost: 'http://lake.invalid',
          useCdn: false,
        },
        (input) => {
          asked.push(input instanceof Request ? input.url : String(input))
          return Promise.resolve(Response.json({result: 'ours'}))
        },
      ),
    )
    expect(await client.fetch('*[0]')).toBe('ours')
    expect(asked).toEqual([expect.stringContaining('/data/query/production')])
  })
})

describe('extendPreviews', () => {
  const prepared: PreparedSnapshot = {snapshot: {title: 'Why?', subtitle: 'GP visits'}}
  const withMore = ({snapshot}: PreparedSnapshot): PreparedSnapshot => ({
    snapshot: {...snapshot, subtitle: `${snapshot?.subtitle ?? ''} · on Home`},
  })
  type Store = Parameters<typeof extendPreviews>[0]
  const storeOf = (): Store => ({observeForPreview: () => of(prepared)})
  const type = {type: 'faq', icon: () => null, preview: {}}
  const shownBy = ({observeForPreview}: Store) =>
    lastValueFrom(observeForPreview({_id: 'faq'}, type).pipe(toArray()))

  it('shows a document at once, and with more when there is more', async () => {
    const store = storeOf()
    extendPreviews(store, (shown) => of(withMore(shown)).pipe(startWith(shown)))
    const lines = (await shownBy(store)).map(({snapshot}) => snapshot?.subtitle)
    expect(lines).toEqual(['GP visits', 'GP visits · on Home'])
  })

  it('extends a store once', async () => {
    const store = storeOf()
    extendPreviews(store, (shown) => of(withMore(shown)))
    extendPreviews(store, () => EMPTY)
    expect(await shownBy(store)).toEqual([withMore(prepared)])
  })
})
