import {readSeed} from '#scripts/seed/read-seed.ts'
import {edits, editsElsewhere, editedText} from '#tests/support/edits.ts'
import {documentPlaces} from '#tests/support/schema-fields.ts'

describe('the edits that tests make', () => {
  it('are one of each type that editors can write', () => {
    const edited = [...edits.map(({type}) => type), ...editsElsewhere]
    expect(edited.toSorted()).toEqual(documentPlaces.map(({path}) => path).toSorted())
  })

  it('are of documents of the seed, which do not say it yet', async () => {
    const seed = await readSeed()
    const types = new Map(seed.map(({_id, _type}) => [_id, _type]))
    expect(edits.filter(({id, type}) => types.get(id) !== type)).toEqual([])
    const text = JSON.stringify(seed)
    expect(edits.filter(({type}) => text.includes(editedText(type)))).toEqual([])
  })
})
