import {missingFromFormText} from './missing-from-form-text.ts'

const whole = {
  fields: [{name: 'likelihood'}],
  messages: [
    {key: 'noForm', text: 'There is no form.'},
    {key: 'join', text: 'Join us.'},
  ],
}

describe('missingFromFormText', () => {
  it('finds nothing in words with every field and message that the form needs', () => {
    expect(missingFromFormText(whole, 'carer')).toEqual([])
  })

  it('names fields and messages that are gone, and messages without words', () => {
    const messages = [{key: 'noForm', text: ''}]
    expect(missingFromFormText({fields: [], messages}, 'carer')).toEqual([
      'the field "likelihood"',
      'the message "noForm"',
      'the message "join"',
    ])
  })

  it('names all of them when nothing was filled in', () => {
    expect(missingFromFormText({fields: null}, 'download')).toContain('the field "email"')
    expect(missingFromFormText({}, 'download')).toContain('the message "link"')
  })
})
