import {plainMessages} from './plain-messages.ts'

describe('what the Studio says of a field that cannot be published', () => {
  it.each(Object.entries(plainMessages))('%s says what to do', (_key, message) => {
    expect(message).toMatch(/\b(Fill|Write|Add|Take|Choose|Upload|Publish)\b/)
    expect(message).toMatch(/^[A-Z].*\.$/)
  })

  it('covers whatever the schema asks for with a rule of Sanity', () => {
    expect(Object.keys(plainMessages)).toEqual(
      expect.arrayContaining(['generic.required', 'object.asset-required', 'array.minimum-length']),
    )
  })
})
