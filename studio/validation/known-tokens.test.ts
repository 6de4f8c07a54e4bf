import {schemaTypes} from '#studio/schema/schema.ts'
import {findUnknownTokens} from './known-tokens.ts'
import {findTypedTokens} from './typed-tokens.ts'

describe('findUnknownTokens', () => {
  it('reports an unknown token with its path', () => {
    const body = [{_key: 'a', children: [{_key: 'b', text: '{brand} greets {frstName}'}]}]
    expect(findUnknownTokens({_type: 'faq', body, lines: ['{brand}', '{nobody}']})).toMatchObject([
      {path: ['body', {_key: 'a'}, 'children', {_key: 'b'}, 'text']},
      {path: ['lines', 1]},
    ])
  })

  it('accepts tokens about the recipient only in e-mails', () => {
    const body = ['Hello {firstName}']
    expect(findUnknownTokens({_type: 'emailText', name: 'contactReceived', body})).toEqual([])
    expect(findUnknownTokens({_type: 'faq', body})).toHaveLength(1)
    expect(findUnknownTokens({_type: 'emailText', name: 'erased', body: ['{area}']})).toHaveLength(
      1,
    )
    expect(findUnknownTokens({_type: 'emailText', name: 'areaOpen', body: ['{area}']})).toEqual([])
  })

  it('accepts the area only in the title of the card of a waitlist (FORM-9)', () => {
    const form = (key: string) => ({
      _type: 'formText',
      name: 'waitlist',
      messages: [{_key: 'a', key, text: 'On the list for {area}'}],
    })
    expect(findUnknownTokens(form('cardTitleArea'))).toEqual([])
    expect(findUnknownTokens(form('cardTitle'))).toHaveLength(1)
  })

  it('accepts tokens about an item only in labels of a list', () => {
    expect(findUnknownTokens({_type: 'page', labels: {years: '{n} years'}})).toEqual([])
    expect(findUnknownTokens({_type: 'page', title: '{n} years'})).toHaveLength(1)
  })

  it('runs on every document type', () => {
    const documents = schemaTypes.filter(({type}) => type === 'document')
    expect(documents.length).toBeGreaterThan(15)
    const rules = documents.map((type) => ('validation' in type ? typeof type.validation : 'none'))
    expect(new Set(rules)).toEqual(new Set(['function']))
  })
})

describe('findTypedTokens', () => {
  const settings = {cancelHours: '24 hours', replyTime: '24 hours', brand: 'Ty'}

  it('finds the words that a token of the same document stands for', () => {
    const [text, other] = ['Cancel {cancelHours} before.', '24 hours']
    const sections = [{_key: 'a', text, mark: other}]
    const found = findTypedTokens({_type: 'page', title: '{brand} by Ty', sections}, settings)
    expect(found.map(({path}) => path)).toEqual([['sections', {_key: 'a'}, 'mark']])
    expect(findTypedTokens({sections: [{...sections[0], text: other}]}, settings)).toEqual([])
  })
})
