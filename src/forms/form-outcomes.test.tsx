/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {problemCodes} from '#shared/field-issues.ts'
import {FormBody} from './form-body.tsx'
import type {FormContent} from './form-content.ts'
import {currentToast, dismissToast} from '#ui/toast/toast-store.ts'
import {RegisteredNote} from './registered-note.client.tsx'
import {InvitationLink} from '#content/render/invitation-link.client.tsx'
import {announceRegistration} from '#content/render/registration.ts'
import {provideCard} from './card-content.ts'
import {exampleCard, exampleCopy} from './testing/example-copy.ts'

const privacy = null
const analytics = {key: 'phc_example', host: 'https://analytics.example'}
const interestCopy = exampleCopy('interest')
const likelihood = {...interestCopy.fields.likelihood, options: ['Sure', 'Maybe', 'Never']}
const contents = {
  waitlist: {form: 'waitlist', copy: exampleCopy('waitlist'), privacy},
  earlyAccess: {form: 'earlyAccess', copy: exampleCopy('earlyAccess'), privacy},
  provider: {form: 'providerInterest', copy: exampleCopy('providerInterest'), privacy},
  contact: {form: 'contact', copy: exampleCopy('contact'), privacy},
  download: {form: 'download', copy: exampleCopy('download'), privacy, analytics},
  interest: {
    form: 'interest',
    copy: {...interestCopy, fields: {...interestCopy.fields, likelihood}},
    privacy,
  },
} satisfies Record<string, FormContent>
type Name = keyof typeof contents

/** The values that make each form valid, by the keys of its fields. */
const valid = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  message: 'Hello',
  yearsExperience: '7',
}

const problems = new Map([
  [400, {code: problemCodes.invalidFields, errors: [{field: 'email', code: 'malformed'}]}],
  [409, {title: 'The waitlist is full.'}],
  [429, {code: problemCodes.tooManyRequests}],
])

const origin = {fetch: globalThis.fetch}
const fetched = jest.fn<() => Promise<unknown>>()
const close = jest.fn()

/** Sets the response of the server; `null` stands for none. */
function respond(status: number | null, location: string | null = null) {
  if (status === null) fetched.mockRejectedValue(new TypeError('no response'))
  else
    fetched.mockResolvedValue({
      ok: status < 400,
      status,
      headers: new Headers({
        'content-type': 'application/problem+json',
        ...(location === null ? {} : {location}),
      }),
      json: () => Promise.resolve(problems.get(status) ?? {}),
    })
}

beforeEach(() => {
  Object.assign(globalThis, {fetch: fetched})
  AbortSignal.timeout = () => new AbortController().signal
  fetched.mockReset()
  close.mockReset()
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  cleanup()
  dismissToast()
  announceRegistration(null)
  provideCard(exampleCard)
  jest.restoreAllMocks()
  Object.assign(globalThis, origin)
})

/** Renders a form about a service, profession or store. */
const show = (form: Name, about = '', isDialog = true) =>
  render(
    <FormBody
      close={isDialog ? close : null}
      content={contents[form]}
      prefix="test"
      subject={about || null}
    />,
  )

const box = (key: string) => screen.getByLabelText<HTMLInputElement>(`The ${key}`)
const button = () => screen.getByRole('button')

/** Fills in the fields that the form has; the early-access form also has a list of roles. */
function fillIn(role = '', values: Partial<typeof valid> = {}) {
  for (const [key, value] of Object.entries({...valid, ...values})) {
    const field = screen.queryByLabelText(`The ${key}`)
    if (field !== null) fireEvent.input(field, {target: {value}})
  }
  const list = screen.queryByLabelText('The userType')
  if (list !== null) fireEvent.change(list, {target: {value: role}})
}

const press = () => fireEvent.click(button())
const pressWhenValid = async () => {
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'))
  press()
}
const textOf = async (role: 'alert' | 'status') => (await screen.findByRole(role)).textContent

describe('a form that fails (FORM-1, FORM-2, FORM-4, FORM-5, MOD-4)', () => {
  it.each<[Name, string, number | null, string]>([
    ['waitlist', '', 500, 'The message failure'],
    ['waitlist', '', null, 'The message failure'],
    ['waitlist', '', 400, 'The message errorSummary'],
    ['waitlist', '', 429, 'The message tooManyRequests'],
    // Another backend doesn't send our codes (API-5).
    ['waitlist', '', 409, 'The waitlist is full.'],
    ['earlyAccess', 'patient', 500, 'The message patientFailed'],
    ['earlyAccess', 'patient', null, 'The message otherFailed'],
    ['earlyAccess', 'NURSE', 500, 'The message otherFailed'],
    ['provider', 'nurse', 503, 'The message failure'],
    ['contact', '', 500, 'The message failure'],
    ['download', 'appstore', 503, 'The message failureThe message waitlistLink'],
  ])('%s form (%s) with response %s shows "%s"', async (form, about, status, message) => {
    respond(status)
    show(form, about)
    fillIn(about)
    await pressWhenValid()
    expect(await textOf('alert')).toBe(message)
    expect(box('email').value).toBe(valid.email)
    expect(close).not.toHaveBeenCalled()
    const logged = jest.mocked(console.error).mock.calls
    expect(logged).toHaveLength(form === 'provider' ? 1 : 0)
    expect(String(logged)).not.toContain(valid.email)
  })
})

describe('a form with an invalid field (FORM-1, FORM-2, FORM-5, MOD-3, MOD-4)', () => {
  it.each<[Name, string, keyof typeof valid | 'userType' | null, string, string]>([
    ['waitlist', '', 'firstName', ' ', 'errorSummary'],
    ['earlyAccess', 'GP', 'firstName', ' ', 'missing'],
    ['earlyAccess', 'GP', 'email', 'nobody', 'errorSummary'],
    ['earlyAccess', '', 'userType', '', 'missing'],
    ['contact', '', 'firstName', ' ', 'missing'],
    ['contact', '', 'message', 'x'.repeat(5001), 'errorSummary'],
    ['download', '', 'email', 'nobody', 'errorSummary'],
    ['interest', '', null, '', 'errorSummary'],
  ])(
    '%s form (%s) marks %s when it is "%s", shows "%s" and sends nothing',
    async (form, role, key, value, message) => {
      show(form)
      fillIn(role, key === null ? {} : {[key]: value})
      press()
      expect(await textOf('alert')).toBe(`The message ${message}`)
      const marked = [...document.querySelectorAll('[data-field] [aria-invalid]')]
      expect(marked).toEqual(key === null ? [] : [box(key)])
      expect(fetched).not.toHaveBeenCalled()
    },
  )
})

it('app dialog links to the updates page (MOD-4)', () => {
  show('download', 'appstore')
  const link = screen.getByRole('link', {name: 'The message link'})
  expect(link.getAttribute('href')).toBe('/updates')
})

it.each<[Name, string]>([
  ['waitlist', ''],
  ['earlyAccess', 'CARER'],
  ['provider', 'gp'],
  ['contact', ''],
  ['download', 'appstore'],
])('%s form (%s) shows progress on its disabled button (FORM-1…5)', async (form, about) => {
  fetched.mockReturnValue(new Promise(() => undefined))
  show(form, about)
  fillIn(about)
  await pressWhenValid()
  await waitFor(() => expect(button().textContent).toBe('Sending...'))
  expect(button().getAttribute('aria-disabled')).toBe('true')
})

describe('a form that was sent (FORM-1, FORM-2, FORM-4, FORM-5, MOD-2)', () => {
  it.each<[Name, string, string | undefined]>([
    ['earlyAccess', 'patient', undefined],
    ['earlyAccess', 'NURSE', '/providers/checklist'],
    ['provider', 'gp', '/providers/checklist'],
    ['provider', 'nurse', '/providers/checklist'],
    ['download', 'playstore', undefined],
  ])(
    '%s form (%s) clears its fields, closes its dialog and offers %s in its toast of five seconds',
    async (form, about, href) => {
      respond(201)
      show(form, about)
      fillIn(about)
      await pressWhenValid()
      await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
      expect(box('email').value).toBe('')
      expect(currentToast()?.action?.href).toBe(href)
      expect(currentToast()?.isLasting).toBe(false)
    },
  )

  it.each<[Name, string, boolean, string]>([
    ['waitlist', '', true, 'success'],
    ['earlyAccess', 'patient', false, 'success'],
    ['provider', 'specialist', true, 'successInline'],
    ['provider', 'carer', true, 'successInline'],
    ['provider', 'gp', false, 'successToast'],
    ['contact', '', false, 'success'],
  ])(
    '%s form (%s, in a dialog: %s) clears its fields, shows "%s" and the address',
    async (form, about, isDialog, message) => {
      respond(201)
      show(form, about, isDialog)
      fillIn(about)
      box('email').focus()
      await pressWhenValid()
      expect(await textOf('status')).toBe(`The message ${message}`)
      expect(await screen.findByText('To ada@example.com')).toBeTruthy()
      expect(box('email').value).toBe('')
      expect(close).not.toHaveBeenCalled()
      expect(document.activeElement).toBe(document.querySelector('[data-outcome]'))
      // A field that loses the focus is validated later.
      await act(() => new Promise((resolve) => setTimeout(resolve)))
      expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0)
      expect(screen.queryByText('The message disabledReason')).toBeNull()
      if (!isDialog) return
      fireEvent.click(screen.getByRole('button', {name: 'Close'}))
      expect(close).toHaveBeenCalledTimes(1)
    },
  )

  it.each<[Name, string, boolean]>([
    ['waitlist', '', false],
    ['earlyAccess', 'patient', false],
    ['earlyAccess', 'GP', true],
    ['provider', 'carer', true],
  ])(
    '%s form (%s) says what happens next, for professionals with the checklist: %s (FORM-4)',
    async (form, about, isProfessional) => {
      respond(201)
      show(form, about, false)
      fillIn(about)
      await pressWhenValid()
      expect(await screen.findByText('The message next')).toBeTruthy()
      const link = screen.queryByRole('link', {name: 'The message checklist'})
      expect(link?.getAttribute('href')).toBe(isProfessional ? '/providers/checklist' : undefined)
    },
  )

  it.each([
    ['the page in the response', '/register-interest/received/nurse-se5', 'nurse', '/nurse-se5'],
    ['the service that was chosen, for another backend', null, 'carer', '/carer'],
    ['neither, for a page of another kind', 'https://other.example/', '', ''],
  ])('waitlist form shows the card of %s (FORM-9)', async (_case, location, service, variant) => {
    respond(201, location)
    render(<InvitationLink href="/join">Join</InvitationLink>)
    show('waitlist', service)
    fillIn()
    await pressWhenValid()
    const {href} = await screen.findByRole<HTMLAnchorElement>('link', {name: 'On the list'})
    expect(href).toMatch(/^http:\/\/localhost\/register-interest\/received/)
    const link = await screen.findByRole('link', {name: 'Keep'})
    expect(link.getAttribute('href')).toBe(`/register-interest/received${variant}.png`)
    expect(screen.getByRole('button', {name: 'Print'})).toBeTruthy()
    expect(document.activeElement).toBe(document.querySelector('[data-outcome]'))
  })

  it('contact form shows a bot its success message and sends nothing', async () => {
    show('contact')
    fillIn()
    const trap = document.querySelector('[data-trap] input') ?? document.body
    fireEvent.input(trap, {target: {value: 'Robots Ltd'}})
    press()
    expect(await textOf('status')).toBe('The message trapSuccess')
    expect(box('message').value).toBe('')
    expect(fetched).not.toHaveBeenCalled()
  })

  it('interest form keeps the last answer for each service and sends nothing (MOD-3)', async () => {
    const logged = jest.spyOn(console, 'log').mockReturnValue(undefined)
    const checked = () => screen.queryAllByRole('radio', {checked: true}).map((radio) => radio.id)
    show('interest', 'gp')
    expect(checked()).toEqual([])
    await userEvent.setup().click(screen.getByRole('radio', {name: /^2/}))
    press()
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
    expect(logged.mock.calls).toEqual([[{service: 'gp', likelihood: 2}]])
    expect(currentToast()).toMatchObject({
      action: {
        label: 'The message waitlistLink',
        href: '/register-interest/gp',
        'data-dialog': 'waitlist',
        'data-subject': 'gp',
      },
      isLasting: true,
    })
    cleanup()
    show('interest', 'specialist')
    expect(checked()).toEqual([])
    cleanup()
    show('interest', 'gp')
    expect(screen.getByRole<HTMLInputElement>('radio', {name: /^2/}).checked).toBe(true)
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('a page after the success of a dialog', () => {
  const sent = 'We will write when we open. To ada@example.com The message next'
  it.each<[Name, string, string]>([
    ['waitlist', '', `On the list Not yet. ${sent}`],
    ['earlyAccess', 'patient', `On the list Not yet. ${sent}`],
    ['provider', 'gp', 'On the list The message next To ada@example.com'],
  ])('has a card when the %s dialog (%s) has closed (MOD-2, FORM-9)', async (form, about, said) => {
    respond(201)
    const {container} = render(<RegisteredNote />)
    expect(container.textContent).toBe('')
    const dialog = show(form, about)
    fillIn(about)
    await pressWhenValid()
    const texts = () =>
      [...container.querySelectorAll('h2, [data-registered] p:not([data-detail], :has(svg))')]
        .map(({textContent}) => textContent)
        .join(' ')
    await waitFor(() => expect(texts()).toBe(said))
    dialog.unmount()
    expect(texts()).toBe(said)
  })

  it.each(['gp', 'carer'])(
    'shows the card in its own form (%s) without focus or a second message (FORM-4)',
    async (about) => {
      respond(201)
      const dialog = show('provider', about)
      fillIn(about)
      await pressWhenValid()
      await waitFor(() => expect(box('email').value).toBe(''))
      dialog.unmount()
      show('provider', about, false)
      const outcome = document.querySelector('[data-outcome]')
      expect(outcome?.textContent).toMatch(/^\d\dThe registerOn the list.*The message checklist$/)
      expect(document.activeElement).not.toBe(outcome)
    },
  )
})
