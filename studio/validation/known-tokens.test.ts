import {schemaTypes} from '#studio/schema/schema.ts'
import {issuesOfTokens} from './known-tokens.ts'

describe('a word in braces', () => {
  it('may be one that the site settings fill', () => {
    const body = [{_key: 'a', children: [{_key: 'b', text: '{brand} replies within {replyTime}.'}]}]
    expect(issuesOfTokens({_type: 'faq', body})).toEqual([])
  })

  it('is refused where nothing fills it, and the editor is led to it', () => {
    const body = [{_key: 'a', children: [{_key: 'b', text: 'Hello {frstName}'}]}]
    expect(issuesOfTokens({_type: 'faq', body, lines: ['', '{nobody}']})).toEqual([
      {
        path: ['body', {_key: 'a'}, 'children', {_key: 'b'}, 'text'],
        message: 'Nothing fills {frstName}: check the spelling, or leave out the braces.',
      },
      {
        path: ['lines', 1],
        message: 'Nothing fills {nobody}: check the spelling, or leave out the braces.',
      },
    ])
  })

  it('may be about the person in an e-mail alone', () => {
    const body = ['Hello {firstName}']
    expect(issuesOfTokens({_type: 'emailText', name: 'contactReceived', body})).toEqual([])
    expect(issuesOfTokens({_type: 'faq', body})).toHaveLength(1)
    expect(issuesOfTokens({_type: 'emailText', name: 'erased', body: ['{area}']})).toHaveLength(1)
    expect(issuesOfTokens({_type: 'emailText', name: 'areaOpen', body: ['{area}']})).toEqual([])
  })

  it('may be about the item in the labels of a list alone', () => {
    expect(issuesOfTokens({_type: 'page', labels: {years: '{n} years'}})).toEqual([])
    expect(issuesOfTokens({_type: 'page', title: '{n} years'})).toHaveLength(1)
  })

  it('is checked in every document', () => {
    const documents = schemaTypes.filter(({type}) => type === 'document')
    expect(documents.length).toBeGreaterThan(15)
    const rules = documents.map((type) => ('validation' in type ? typeof type.validation : 'none'))
    expect(new Set(rules)).toEqual(new Set(['function']))
  })
})
