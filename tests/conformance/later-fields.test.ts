import {createClient} from '@sanity/client'
import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {z} from 'zod'
import {contentApiVersion} from '#shared/content-api.ts'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {schemaTypes} from '#studio/schema/schema.ts'

const schema = createSchema({name: 'navigation', types: schemaTypes})
/** Validation needs a client but sends no request, because a navigation document has no references to check. */
const client = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: contentApiVersion,
  useCdn: false,
})
const seeded = (await readSeed()).find(({_id}) => _id === 'navigation')

/** Returns the validation markers of a navigation document with another value in one field. */
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

describe('navigation of a dataset that is older than a field (decision 94)', () => {
  it('can be published without the field, and its form shows a warning', async () => {
    expect(await markersOf('previewIncomplete', undefined)).toEqual([
      ['warning', 'previewIncomplete'],
    ])
    expect(await markersOf('previewIncomplete', ' ')).toEqual([['warning', 'previewIncomplete']])
  })

  it('shows no warning with the field, and cannot be published without a field that pages need', async () => {
    expect(await markersOf('previewIncomplete', 'Not yet.')).toEqual([])
    expect(await markersOf('previewLeave', undefined)).toEqual([['error', 'previewLeave']])
  })
})
