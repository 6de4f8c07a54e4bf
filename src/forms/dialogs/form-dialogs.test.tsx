/**
 * @jest-environment jsdom
 */
import {cleanup, render, screen, waitFor} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {jest} from '@jest/globals'
import type {ReactNode} from 'react'
import {PathnameContext} from 'next/dist/shared/lib/hooks-client-context.shared-runtime.js'
import {type DialogForm, forms} from '#shared/forms/all-forms.ts'
import type {DialogContent} from '#forms/form-content.ts'
import {exampleCard, exampleCopy} from '#forms/testing/example-copy.ts'
import {dialogPicture, ownAction} from '#ui/state-attributes.ts'
import {FormDialogs} from './form-dialogs.client.tsx'

const dialogs: DialogContent[] = [
  {
    form: 'waitlist',
    copy: exampleCopy('waitlist'),
    card: exampleCard,
    dialog: forms.waitlist.dialog,
    ...common(),
  },
  {
    form: 'interest',
    copy: exampleCopy('interest'),
    dialog: forms.interest.dialog,
    pictures: {gp: <span>The door of gp</span>},
    ...common(),
  },
  {
    form: 'earlyAccess',
    copy: exampleCopy('earlyAccess'),
    dialog: forms.earlyAccess.dialog,
    ...common(),
  },
  {form: 'carer', copy: exampleCopy('carer'), dialog: forms.carer.dialog, ...common()},
  {
    form: 'providerInterest',
    copy: exampleCopy('providerInterest'),
    dialog: forms.providerInterest.dialog,
    ...common(),
  },
]

function common() {
  return {privacy: null, picture: <span>A door</span>}
}

const link = (label: string, dialog: string, subject?: string) => (
  <a aria-haspopup="dialog" data-dialog={dialog} data-subject={subject} href="#page">
    {label}
  </a>
)

const page = (path: string) => (
  <PathnameContext.Provider value={path}>
    <main>
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

/** A page with its own place to register. */
const ownPage = (own: ReactNode) => (
  <PathnameContext.Provider value="/">
    <a data-dialog="waitlist" href="/register-interest">
      Register Interest
    </a>
    <main>{own}</main>
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

  it('focuses the registration form of the page instead of opening a dialog (HDR-3)', async () => {
    render(
      ownPage(
        <form>
          <input name="role" type="hidden" />
          <div>
            <input aria-label="First name" name="firstName" />
          </div>
        </form>,
      ),
    )
    await userEvent.setup().click(screen.getByText('Register Interest'))
    expect(document.activeElement).toBe(screen.getByLabelText('First name'))
    expect(dialog()).toBeNull()
  })

  it('follows the link of the page to its list of professions instead (HDR-3)', async () => {
    const followed = jest.fn()
    render(
      ownPage(
        <section {...ownAction.of('')}>
          <a href="#professionals" onClick={followed}>
            Choose your profession
          </a>
        </section>,
      ),
    )
    await userEvent.setup().click(screen.getByText('Register Interest'))
    expect(followed).toHaveBeenCalledTimes(1)
    expect(dialog()).toBeNull()
  })

  it('opens the waitlist on a page with another form (HDR-3)', async () => {
    render(
      ownPage(
        <form>
          <input name="email" />
          <a href="#professionals">Contents</a>
        </form>,
      ),
    )
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

  it('leaves out the image of early access on phones (MOD-2)', async () => {
    const picture = () => dialog()?.querySelector(dialogPicture.selector)
    await open('Get early access', titleOf('earlyAccess'))
    expect(picture()?.matches(dialogPicture.is('optional'))).toBe(true)
    cleanup()
    await open('Register Interest', titleOf('waitlist'))
    expect(picture()?.matches(dialogPicture.is('optional'))).toBe(false)
  })

  it('ignores an unknown dialog and a click for a new tab', async () => {
    const user = userEvent.setup()
    render(page('/'))
    await user.click(screen.getByText('Nobody knows it'))
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('Register Interest'))
    await user.keyboard('{/Control}')
    expect(dialog()).toBeNull()
  })

  it('has a description and focuses its first field (MOD-5)', async () => {
    const {opened} = await open('Register Interest', titleOf('waitlist'))
    expect(screen.getByRole('dialog', {description: 'About the form waitlist'})).toBe(opened)
    expect(document.getElementById('dialogs')?.contains(opened)).toBe(true)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('The firstName')))
  })

  it('traps focus (MOD-5)', async () => {
    const {user, opened} = await open('Register Interest', titleOf('waitlist'))
    for (let presses = 0; presses < 8; presses += 1) {
      await user.tab()
      expect(opened.contains(document.activeElement)).toBe(true)
    }
  })

  it('closes on Escape and returns focus to its opener (MOD-5)', async () => {
    const {user, opener} = await open('Register Interest', titleOf('waitlist'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog()).toBeNull())
    expect(document.activeElement).toBe(opener)
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
    render(page('/'))
    const user = userEvent.setup()
    const service = () => screen.getByLabelText<HTMLSelectElement>('The service').value
    await user.click(screen.getByText('Register Interest'))
    await screen.findByRole('dialog')
    expect(service()).toBe('')
    cleanup()
    render(
      <>
        {page('/')}
        <main>{link('Join for nurses', 'waitlist', 'nurse')}</main>
      </>,
    )
    await user.click(screen.getByText('Register Interest'))
    await screen.findByRole('dialog')
    expect(service()).toBe('nurse')
  })

  it('closes when the page changes', async () => {
    const {rerender} = await open('Register Interest', titleOf('waitlist'))
    rerender(page('/about'))
    await waitFor(() => expect(dialog()).toBeNull())
  })
})
