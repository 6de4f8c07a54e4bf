/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react'
import {dismissToast} from '#ui/toast/toast-store.ts'
import {FormBody} from './form-body.tsx'
import type {FormContent} from './form-content.ts'
import {RegisteredNote} from './registered-note.client.tsx'
import {announceRegistration} from './registrations-on-page.ts'
import {exampleCard, exampleCopy} from './testing/example-copy.ts'

const privacy = null
const waitlist: FormContent = {
  form: 'waitlist',
  copy: exampleCopy('waitlist'),
  privacy,
  card: exampleCard,
}
const earlyAccess: FormContent = {form: 'earlyAccess', copy: exampleCopy('earlyAccess'), privacy}
const provider: FormContent = {
  form: 'providerInterest',
  copy: exampleCopy('providerInterest'),
  privacy,
}

const origin = globalThis.fetch
const close = jest.fn()

beforeEach(() => {
  close.mockReset()
  const response = {ok: true, status: 201, headers: new Headers()}
  Object.assign(globalThis, {fetch: () => Promise.resolve(response)})
  AbortSignal.timeout = () => new AbortController().signal
})
afterEach(() => {
  cleanup()
  dismissToast()
  act(() => announceRegistration(null))
  Object.assign(globalThis, {fetch: origin})
})

/** Fills in and sends a form in a dialog. */
async function send(content: FormContent, subject: string | null) {
  const dialog = render(
    <FormBody close={close} content={content} prefix="test" subject={subject} />,
  )
  const shown = within(dialog.container)
  const values = {firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com'}
  for (const [key, value] of Object.entries(values)) {
    fireEvent.input(shown.getByLabelText(`The ${key}`), {target: {value}})
  }
  const list = shown.queryByLabelText('The userType')
  if (list !== null) fireEvent.change(list, {target: {value: 'patient'}})
  const button = shown.getByRole('button')
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
  fireEvent.click(button)
  return dialog
}

describe('RegisteredNote', () => {
  it.each([
    ['waitlist', waitlist, null, 'We will write. The message next'],
    ['early-access', earlyAccess, null, 'The message next'],
    ['provider', provider, 'gp', 'The message next'],
  ])('remains when the %s dialog has closed (MOD-2)', async (_form, content, subject, note) => {
    const {container} = render(<RegisteredNote />)
    expect(container.textContent).toBe('')
    const dialog = await send(content, subject)
    await waitFor(() => expect(container.textContent).toBe(note))
    dialog.unmount()
    expect(container.textContent).toBe(note)
  })
})

it.each([
  ['waitlist', waitlist, null],
  ['provider', provider, 'carer'],
])(
  '%s dialog has a button below its success that closes it (FORM-9)',
  async (_form, content, subject) => {
    await send(content, subject)
    fireEvent.click(await screen.findByRole('button', {name: 'Close'}))
    expect(close).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['gp', 'successToast'],
  ['carer', 'successInline'],
])('form on the page shows the success of its dialog (%s)', async (about, message) => {
  const {container} = render(<FormBody content={provider} prefix="page" subject={about} />)
  await send(provider, about)
  const outcome = container.querySelector('[data-outcome]')
  const texts = new RegExp(`The message ${message}.*The message checklist`, 's')
  await waitFor(() => expect(outcome?.textContent).toMatch(texts))
  expect(document.activeElement).not.toBe(outcome)
})
