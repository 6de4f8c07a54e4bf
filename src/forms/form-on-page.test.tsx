/**
 * @jest-environment jsdom
 */
import {jest} from '@jest/globals'
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react'
import {hydrateRoot, type Root} from 'react-dom/client'
import {FormBody} from './form-body.tsx'
import type {FormContent} from './form-content.ts'
import {FormOnPage} from './form-on-page.client.tsx'
import {exampleCopy} from './testing/example-copy.ts'

const content = (title: string): FormContent => ({
  form: 'earlyAccess',
  copy: {...exampleCopy('earlyAccess'), title},
  privacy: <span>{title}</span>,
})

/** Stands for the HTML of the server: a form with a field of the name that ours has. */
const served = '<div><form><input aria-label="Served" name="firstName"></form></div>'
const settled = () => act(() => Promise.resolve())

let root: Root | undefined
const show = async (form: FormContent) => {
  const element = <FormOnPage content={form} prefix="test" subject={null} />
  await act(() => {
    if (root === undefined) {
      document.body.innerHTML = `<main>${served}</main>`
      root = hydrateRoot(document.querySelector('main') ?? document.body, element)
    } else root.render(element)
    return Promise.resolve()
  })
}

afterEach(async () => {
  jest.restoreAllMocks()
  await act(() => {
    root?.unmount()
    return Promise.resolve()
  })
  root = undefined
  cleanup()
})

describe('FormOnPage (FORM-6)', () => {
  it('leaves the HTML of the server alone until somebody turns to it, also when it is rendered again', async () => {
    const form = content('Join')
    await show(form)
    const field = screen.getByLabelText('Served')
    fireEvent.change(field, {target: {value: 'Ada'}})
    await show(form)
    await settled()
    expect(screen.getByLabelText('Served')).toBe(field)
    expect(field).toHaveProperty('value', 'Ada')
  })

  it('shows other words at once, as Presentation brings them', async () => {
    await show(content('Join'))
    await show(content('Join us'))
    expect(await screen.findByText('Join us')).toBeTruthy()
    expect(screen.queryByLabelText('Served')).toBeNull()
  })

  it('keeps what was filled in, and the focus, when a translated page is rendered anew', async () => {
    // React reports that the texts differ.
    jest.spyOn(console, 'error').mockReturnValue(undefined)
    window.addEventListener('error', (event) => event.preventDefault(), {once: true})
    const form = content('Join')
    const element = <FormOnPage content={form} prefix="test" subject={null} />
    const served = render(<FormBody content={form} prefix="test" subject={null} />)
    const html = served.container.innerHTML
    cleanup()
    document.body.innerHTML = `<main><div>${html}</div></main>`
    for (const label of document.querySelectorAll('label')) {
      label.innerHTML = `<font><font>Traduit: ${label.innerHTML}</font></font>`
    }
    await act(() => {
      root = hydrateRoot(document.querySelector('main') ?? document.body, element)
      return Promise.resolve()
    })
    const field = (name: string) => {
      const found = document.querySelector(`[name="${name}"]`)
      if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found
      throw new Error(`There is no field ${name}.`)
    }
    const first = field('name')
    // Without an event, as a password manager does.
    first.value = 'Ada'
    field('role').value = 'NURSE'
    await act(async () => {
      field('lastName').focus()
      await import('./sleep/hydrate-apart.ts')
      await new Promise((resolve) => setTimeout(resolve))
    })
    await waitFor(() => expect(first.isConnected).toBe(false))
    expect(field('name').value).toBe('Ada')
    expect(field('role').value).toBe('NURSE')
    expect(document.activeElement).toBe(field('lastName'))
  })
})
