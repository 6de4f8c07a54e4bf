/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {cleanup, render, screen, waitFor, within} from '@testing-library/react'
import {type UserEvent, userEvent} from '@testing-library/user-event'
import {problemCodes} from '#shared/field-issues.ts'
import {contact} from '#shared/forms/contact.ts'
import type {ValuesOf} from '#shared/forms/form-spec.ts'
import {Form} from '#forms/form.tsx'
import {FormSubmissionError} from '#forms/sending/post-form.ts'
import {exampleCopy} from '#forms/testing/example-copy.ts'

type Values = ValuesOf<typeof contact>
type Send = (values: Values) => Promise<void>

const content = {form: 'contact', copy: exampleCopy('contact'), privacy: null} as const

const box = (key: string) => screen.getByLabelText<HTMLInputElement>(`The ${key}`)
const press = (user: UserEvent) => user.click(screen.getByRole('button'))
const shownSummary = () => document.querySelector<HTMLElement>('[data-error-summary]')
const summary = () =>
  waitFor(() => {
    const shown = shownSummary()
    if (shown === null) throw new Error('There is no summary.')
    return shown
  })
const linksIn = (group: HTMLElement) =>
  within(group)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent])

/** Accessible description of a field (WCAG 1.3.1). */
const description = (key: string) =>
  (box(key).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

async function fillIn(user: UserEvent, email = 'ada@example.com') {
  await user.type(box('firstName'), ' Ada ')
  await user.type(box('email'), email)
  await user.type(box('message'), 'Hello')
}

function show(send: Send, hasSummary = true): UserEvent {
  render(
    <Form
      content={content}
      failure={() => 'It failed.'}
      page={null}
      prefix="test"
      send={send}
      spec={{...contact, needsValidForm: !hasSummary}}
      success={() => 'It worked.'}
    />,
  )
  return userEvent.setup()
}

const refuse = (refusal: ConstructorParameters<typeof FormSubmissionError>[0]) => () =>
  Promise.reject(new FormSubmissionError(refusal))
const never: Send = () => Promise.reject(new Error('sent, though something is wrong'))

afterEach(cleanup)

describe('useFormEngine with invalid fields', () => {
  it('focuses a summary that links to the fields in order (WCAG 3.3.1)', async () => {
    const user = show(never)
    await user.type(box('firstName'), '  ')
    await user.type(box('phone'), '1'.repeat(41))
    await press(user)
    const group = await summary()
    await waitFor(() => expect(document.activeElement).toBe(group))
    expect(within(group).getByRole('alert').textContent).toBe('The message missing')
    expect(linksIn(group)).toEqual([
      ['#test-firstName', 'Enter the firstName'],
      ['#test-email', 'Enter the email'],
      ['#test-phone', 'The message tooLong'],
      ['#test-message', 'Enter the message'],
    ])
  })

  it('prefixes the title until the form is sent or removed (WCAG 2.4.2, FORM-6)', async () => {
    document.title = 'Contact us'
    const user = show(() => Promise.resolve())
    const failAgain = async () => {
      await press(user)
      await summary()
      expect(document.title).toBe('The message errorTitle Contact us')
    }
    await failAgain()
    await failAgain()
    await fillIn(user)
    await press(user)
    await waitFor(() => expect(document.title).toBe('Contact us'))
    cleanup()

    for (const [ownTitle, title] of [
      [null, 'Contact us'],
      ['About us', 'About us'],
    ] as const) {
      await press(show(never))
      await summary()
      document.title = ownTitle ?? document.title
      cleanup()
      expect(document.title).toBe(title)
    }
  })

  it('marks each field, and strikes a solved one out of the summary while typing', async () => {
    const user = show(never)
    await press(user)
    await summary()
    expect(description('firstName')).toContain('Enter the firstName')
    await user.type(box('firstName'), 'A')
    expect(box('firstName').getAttribute('aria-invalid')).toBeNull()
    expect(box('email').getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelectorAll('s')).toHaveLength(1)
    await press(user)
    const group = await summary()
    await waitFor(() => expect(linksIn(group)).toHaveLength(2))
    expect(document.activeElement).toBe(group)
    await user.click(within(group).getByText('Enter the email'))
    expect(document.activeElement).toBe(box('email'))
    expect(location.hash).toBe('')
  })

  it('focuses the first invalid field when there is no summary (FORM-3)', async () => {
    const user = show(never, false)
    await press(user)
    // Visual order, not order of registration.
    await waitFor(() => expect(document.activeElement).toBe(box('firstName')))
    await user.type(box('firstName'), 'Ada')
    await press(user)
    await waitFor(() => expect(document.activeElement).toBe(box('email')))
    expect(shownSummary()).toBeNull()
    expect(description('email')).toContain('Enter the email')
  })
})

describe('useFormEngine with a refused submission', () => {
  it("shows the server's errors with the form's copy and keeps the entries", async () => {
    const issues = new Map([
      ['email', 'malformed'],
      ['message', 'unsupported-characters'],
      ['elsewhere', 'missing'],
    ] as const)
    const user = show(refuse({status: 400, code: problemCodes.invalidFields, issues}))
    await fillIn(user)
    await press(user)
    const group = await summary()
    expect(within(group).getByRole('alert').textContent).toBe('It failed.')
    expect(linksIn(group)).toEqual([
      ['#test-email', 'Write the email like this'],
      ['#test-message', 'The message unsupportedCharacters'],
    ])
    expect(document.activeElement).toBe(group)
    expect(description('email')).toContain('Write the email like this')
    expect(box('message').value).toBe('Hello')
  })

  it('adds the reason when there were too many requests', async () => {
    const user = show(refuse({status: 429, code: problemCodes.tooManyRequests}))
    await fillIn(user)
    await press(user)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('It failed.')
    expect(within(alert).getByText('The message tooManyRequests')).toBeTruthy()
    expect(shownSummary()).toBeNull()
  })
})

describe('useFormEngine with a valid submission', () => {
  const sent = {
    firstName: 'Ada',
    lastName: '',
    email: 'ada@example.com',
    phone: '',
    message: 'Hello',
  }

  it('sends clean values once, however often the button is pressed (FORM-1)', async () => {
    const {promise, resolve} = Promise.withResolvers<undefined>()
    const send = jest.fn<Send>(() => promise)
    const user = show(send)
    await fillIn(user, '\u200eada\u200b@exam\u00adple.com\u202c')
    await press(user)
    await waitFor(() => expect(send).toHaveBeenCalled())
    await press(user)
    await user.type(box('firstName'), '{Enter}')
    resolve(undefined)
    expect((await screen.findByRole('status')).textContent).toBe('It worked.')
    expect(send.mock.calls).toEqual([[sent]])
  })

  it('sends values that were filled in without an event', async () => {
    const send = jest.fn<Send>(() => Promise.resolve())
    const user = show(send)
    await user.type(box('firstName'), 'A')
    box('firstName').value = 'Ada'
    box('email').value = ' ada@example.com '
    box('message').value = 'Hello'
    await press(user)
    await waitFor(() => expect(send.mock.calls).toEqual([[sent]]))
  })
})

describe('useFormEngine warn', () => {
  it('shows and clears a warning on blur, and keeps an earlier error (FORM-5)', async () => {
    const user = show(never)
    await user.type(box('email'), 'nobody')
    await user.tab()
    expect(description('email')).toContain('Write the email like this')
    await user.type(box('email'), '@example.com')
    await user.tab()
    expect(box('email').getAttribute('aria-invalid')).toBeNull()
    await user.clear(box('email'))
    await press(user)
    await summary()
    await user.click(box('email'))
    await user.tab()
    expect(description('email')).toContain('Enter the email')
  })
})
