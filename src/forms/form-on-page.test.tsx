/**
 * @jest-environment jsdom
 */
import {act, cleanup, fireEvent, screen} from '@testing-library/react'
import {hydrateRoot, type Root} from 'react-dom/client'
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
})
