import {formSpec} from '#shared/forms/all-forms.ts'
import {outcomePages} from '#shared/outcome-pages.ts'
import {everyPart, readSeed} from './read-seed.ts'

const documents = await readSeed()

/** Messages on the pages, from the documents of the forms. */
const shown = documents.flatMap((page) =>
  [...everyPart(page['sections'])]
    .filter(({_type}) => _type === 'formOutcome')
    .map(({form, key, kind}) => {
      const copy = documents.find(({_type, name}) => _type === 'formText' && name === form)
      const message = [...everyPart(copy?.['messages'])].find((part) => part['key'] === key)
      const [path] = [...everyPart(page['path'])].map(({current}) => current)
      return {path, form, key, kind, text: message?.['text']}
    }),
)

describe('outcome pages of forms without JavaScript (FORM-6)', () => {
  const expected = [
    [
      '/register-interest/received',
      'success',
      "Thank you for joining our waitlist! We'll be in touch soon.",
    ],
    ['/register-interest/problem', 'failure', 'Failed to submit waitlist request'],
    ['/early-access/received', 'success', "Thank you for registering! We'll be in touch soon."],
    ['/early-access/incomplete', 'failure', 'Please fill in all required fields'],
    ['/early-access/problem', 'failure', 'Failed to submit registration'],
    ['/early-access/not-sent', 'failure', 'Failed to submit form'],
    ['/providers/interest-received', 'success', "Registration successful! We'll be in touch soon."],
    [
      '/providers/interest-registered',
      'success',
      'Thank you! Your interest has been registered successfully.',
    ],
    ...['gp', 'nurse', 'specialist', 'carer'].map((profession) => [
      `/providers/${profession}/register/problem`,
      'failure',
      'Sorry, there was an error. Please try again later.',
    ]),
    ['/contact/received', 'success', 'Thank you. We will be in touch shortly.'],
    ['/contact/incomplete', 'failure', 'Please complete the required fields.'],
    ['/contact/problem', 'failure', 'Sorry, something went wrong. Please try again.'],
    ['/contact/thanks', 'success', 'Thanks. Your message has been received.'],
  ]

  it.each(expected)('%s shows the %s message: %s', (path, kind, text) => {
    expect(shown.filter((page) => page.path === path)).toMatchObject([{path, kind, text}])
  })

  it.each(outcomePages)('$path shows the message of its form', (page) => {
    const {path, form, message, kind} = page
    const text = formSpec(form).messages[message]
    expect(shown.filter((found) => found.path === path)).toEqual([
      {path, form, key: message, kind, text},
    ])
  })

  it('are complete', () => {
    expect(outcomePages).toHaveLength(expected.length)
    expect(shown).toHaveLength(expected.length)
  })
})
