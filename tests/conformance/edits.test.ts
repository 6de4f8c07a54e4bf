import {readSeed} from '#scripts/seed/read-seed.ts'
import {edits, editsElsewhere, editedText} from '#tests/support/edits.ts'
import {documentPlaces} from '#tests/support/schema-fields.ts'

describe('sample edits', () => {
  it('cover each document type once', () => {
    const edited = [...edits.map(({type}) => type), ...editsElsewhere]
    expect(edited.toSorted()).toEqual(documentPlaces.map(({path}) => path).toSorted())
  })

  it('change documents of the seed, which does not contain the new text', async () => {
    const seed = await readSeed()
    const types = new Map(seed.map(({_id, _type}) => [_id, _type]))
    expect(edits.filter(({id, type}) => types.get(id) !== type)).toEqual([])
    const text = JSON.stringify(seed)
    expect(edits.filter(({type}) => text.includes(editedText(type)))).toEqual([])
  })
})
