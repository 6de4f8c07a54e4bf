import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {z} from 'zod'
import {contentApiVersion} from '#shared/content-api.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {schemaTypes} from '#studio/schema/schema.ts'

const schema = createSchema({name: 'navigation', types: schemaTypes})
/** Nothing is asked of it: what a navigation document needs is all in it. */
const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: contentApiVersion,
  useCdn: false,
})
const seeded = (await readSeed()).find(({_id}) => _id === 'navigation')

/** What the form says of a navigation document with another value in one field. */
async function markersOf(field: string, value: unknown) {
  const document = z.looseObject({_id: z.string(), _type: z.string()}).parse(seeded)
  const {markers} = await validateDocument({
    document: {_createdAt: '', _updatedAt: '', _rev: '', ...document, [field]: value},
    schema,
    client,
    getDocumentExists: () => Promise.resolve(true),
  })
  return markers.map(({level, path}) => [level, ...path])
}

describe('decision 94: the navigation of a dataset from before a word', () => {
  it('can be published, and its form asks for the word', async () => {
    expect(await markersOf('previewIncomplete', undefined)).toEqual([
      ['warning', 'previewIncomplete'],
    ])
    expect(await markersOf('previewIncomplete', ' ')).toEqual([['warning', 'previewIncomplete']])
  })

  it('lacks nothing with it, and cannot be published without what pages need', async () => {
    expect(await markersOf('previewIncomplete', 'Not yet.')).toEqual([])
    expect(await markersOf('previewLeave', undefined)).toEqual([['error', 'previewLeave']])
  })
})
