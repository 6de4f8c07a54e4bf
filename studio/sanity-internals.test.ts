import {globSync, readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {dirname, join} from 'node:path'
import {createClient} from '@sanity/client'
import {contentApiVersion} from '#shared/content-api.ts'
import {
  aroundDocuments,
  clientsFrom,
  fetchingThrough,
  withoutEvents,
  withoutFormTitle,
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

  it('are the title of a form, which a type can do without', () => {
    const [name = ''] = Object.keys(withoutFormTitle)
    expect(code).toMatch(new RegExp(`schemaType\\.${name} === !1\\) return null`))
  })

  it('are what surrounds each open document, and how long Sanity keeps what was typed there', () => {
    const [name = ''] = Object.keys(aroundDocuments(() => null))
    expect(code).toMatch(new RegExp(`document\\?*\\.components\\?*\\.${name}\\b`))
    // Were it kept for good, `studio/saving/hold-until-saved.ts` could go.
    expect(code).toMatch(/resetOnRefCountZero: \(\) => timer\(5e3\)/)
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
