import {missingFromFormText} from './missing-from-form-text.ts'

const whole = {
  fields: [{name: 'likelihood'}],
  messages: [
    {key: 'noForm', text: 'There is no form.'},
    {key: 'join', text: 'Join us.'},
  ],
}

describe('missingFromFormText', () => {
  it('returns nothing when all fields and messages are present', () => {
    expect(missingFromFormText(whole, 'carer')).toEqual([])
  })

  it('names missing fields and messages, and empty messages', () => {
    const messages = [{key: 'noForm', text: ''}]
    expect(missingFromFormText({fields: [], messages}, 'carer')).toEqual([
      'the field "likelihood"',
      'the message "noForm"',
      'the message "join"',
    ])
  })
})
