/** @jest-environment jsdom */
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {jest} from '@jest/globals'
import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {type DialogForm, forms} from '#shared/forms/all-forms.ts'
import type {DialogContent} from '#forms/form-content.ts'
import {exampleCopy} from '#forms/testing/example-copy.ts'
import {FormDialogs} from './form-dialogs.client.tsx'

const common = {privacy: null, picture: <span>A door</span>}
const pictures = {gp: <span>The door of gp</span>}
const {waitlist, interest, earlyAccess, carer, providerInterest} = forms
const copy = exampleCopy
const dialogs: DialogContent[] = [
  {...common, form: 'waitlist', copy: copy('waitlist'), dialog: waitlist.dialog},
  {...common, form: 'interest', copy: copy('interest'), dialog: interest.dialog, pictures},
  {...common, form: 'earlyAccess', copy: copy('earlyAccess'), dialog: earlyAccess.dialog},
  {...common, form: 'carer', copy: copy('carer'), dialog: carer.dialog},
  {
    ...common,
    form: 'providerInterest',
    copy: copy('providerInterest'),
    dialog: providerInterest.dialog,
  },
]

const link = (label: string, dialog: string, subject?: string) => (
  <a aria-haspopup="dialog" data-dialog={dialog} data-subject={subject} href="#page">
    {label}
  </a>
)

/** A page with links to dialogs. @param html - of its own content */
const page = (path: string, html = '') => (
  <PathnameContext.Provider value={path}>
    <main>
      <section dangerouslySetInnerHTML={{__html: html}} />
      {link('Register Interest', 'waitlist')}
      {link('Get early access', 'earlyAccess')}
      {link('Ask for a GP', 'interest', 'gp')}
      {link('Ask for a nurse', 'interest', 'nurse')}
      {link('Ask for a carer', 'interest', 'carer')}
      {link('I am a nurse', 'providerInterest', 'nurse')}
      {link('Nobody knows it', 'unknown')}
    </main>
    <FormDialogs dialogs={dialogs} hostId="dialogs" />
    <div id="dialogs" />
  </PathnameContext.Provider>
)

const titleOf = (form: DialogForm) => `The form ${form}`
const dialog = () => screen.queryByRole('dialog')

async function open(label: string, title: string) {
  const user = userEvent.setup()
  const {rerender} = render(page('/'))
  const opener = screen.getByText(label)
  await user.click(opener)
  const opened = await screen.findByRole('dialog', {name: title})
  return {user, opener, opened, rerender}
}

let isPhone = false

beforeEach(() => {
  isPhone = false
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: isPhone,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
})

afterEach(cleanup)

describe('FormDialogs', () => {
  it.each([
    ['Register Interest', titleOf('waitlist')],
    ['Ask for a GP', titleOf('interest')],
    ['Ask for a carer', titleOf('carer')],
    ['I am a nurse', 'The message titleNurse'],
  ])('opens the form of the link "%s" (MOD-1…MOD-4, CARER-1)', async (label, title) => {
    await open(label, title)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })

  it.each([
    [
      'focuses the registration form of the page',
      '<input name="role" type="hidden"><p><input id="own"></p>',
    ],
    [
      'follows the link of the page to its professions',
      '<p data-own-action><a id="own" href="#professionals">',
    ],
  ])('%s instead (HDR-3)', async (_case, html) => {
    render(page('/', html))
    const followed = jest.fn()
    const own = document.querySelector('#own')
    own?.addEventListener('click', followed)
    await userEvent.setup().click(screen.getByText('Register Interest'))
    expect(followed).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(own)
    expect(dialog()).toBeNull()
  })

  it('opens the waitlist on a page with another form (HDR-3)', async () => {
    render(page('/', '<input name="email"><a href="#professionals">Contents</a>'))
    await userEvent.setup().click(screen.getByText('Register Interest'))
    expect(await screen.findByRole('dialog', {name: titleOf('waitlist')})).toBeTruthy()
  })

  it('focuses the first field, or the heading on phones (MOD-5)', async () => {
    const {user} = await open('Register Interest', titleOf('waitlist'))
    expect(document.activeElement?.getAttribute('name')).toBe('name')
    await user.keyboard('{Escape}')
    isPhone = true
    await user.click(screen.getByText('Register Interest'))
    const heading = await screen.findByRole('heading', {name: titleOf('waitlist')})
    expect(document.activeElement).toBe(heading)
  })

  it('shows the door of its service (MOD-3)', async () => {
    await open('Ask for a GP', titleOf('interest'))
    expect(screen.getByText('The door of gp')).toBeTruthy()
    cleanup()
    await open('Ask for a nurse', titleOf('interest'))
    expect(screen.getByText('A door')).toBeTruthy()
  })

  it('leaves an unknown dialog and a click for a new tab to the browser', () => {
    render(page('/'))
    expect(fireEvent.click(screen.getByText('Nobody knows it'))).toBe(true)
    expect(fireEvent.click(screen.getByText('Register Interest'), {ctrlKey: true})).toBe(true)
  })

  it('closes on its button and clears the fields (MOD-1)', async () => {
    const {user, opener} = await open('Register Interest', titleOf('waitlist'))
    await user.type(screen.getByLabelText('The firstName'), 'Margaret')
    await user.click(screen.getByRole('button', {name: 'Close'}))
    await waitFor(() => expect(dialog()).toBeNull())
    await user.click(opener)
    await screen.findByRole('dialog')
    expect(screen.getByLabelText<HTMLInputElement>('The firstName').value).toBe('')
  })

  it('replaces a dialog that links to another and keeps the first opener (MOD-3)', async () => {
    const {user, opener, opened} = await open('Ask for a carer', titleOf('carer'))
    await user.click(screen.getByText('The message join'))
    const next = await screen.findByRole('dialog', {name: titleOf('waitlist')})
    expect(next).not.toBe(opened)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener)
  })

  it('fills in the service of the page in a waitlist without a subject (FORM-7)', async () => {
    const user = userEvent.setup()
    for (const [html, service] of [
      ['', ''],
      ['<a data-dialog="waitlist" data-subject="nurse">', 'nurse'],
    ] as const) {
      render(page('/', html))
      await user.click(screen.getByText('Register Interest'))
      await screen.findByRole('dialog')
      expect(screen.getByLabelText<HTMLSelectElement>('The service').value).toBe(service)
      cleanup()
    }
  })

  it('closes when the page changes', async () => {
    const {rerender} = await open('Register Interest', titleOf('waitlist'))
    rerender(page('/about'))
    await waitFor(() => expect(dialog()).toBeNull())
  })
})
