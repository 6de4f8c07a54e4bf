import {validateDocument} from '@sanity/validation'
import {createSchema} from 'sanity'
import {z} from 'zod'
import {readSeed} from '#scripts/seed/read-seed.ts'
import {schemaTypes} from '#studio/schema/schema.ts'
import {unreachableClient} from '#studio/testing/unreachable-client.ts'

const schema = createSchema({name: 'navigation', types: schemaTypes})
const seeded = (await readSeed()).find(({_id}) => _id === 'navigation')

/** Returns the validation markers of a navigation document with another value in one field. */
async function markersOf(field: string, value: unknown) {
  const document = z.looseObject({_id: z.string(), _type: z.string()}).parse(seeded)
  const {markers} = await validateDocument({
    document: {_createdAt: '', _updatedAt: '', _rev: '', ...document, [field]: value},
    schema,
    client: unreachableClient,
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
