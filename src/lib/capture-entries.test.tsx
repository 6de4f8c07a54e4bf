/** @jest-environment jsdom */
import {jest} from '@jest/globals'
import {act, cleanup, render} from '@testing-library/react'
import {hydrateRoot, type Root} from 'react-dom/client'
import {captureEntries} from './capture-entries.ts'

const form = (
  <main>
    <label htmlFor="first">First name</label>
    <input id="first" name="first" />
    <select name="role">
      <option>Patient</option>
      <option>Nurse</option>
    </select>
    <input name="news" type="checkbox" />
    <textarea defaultValue="About GP visits" name="message" />
  </main>
)

const field = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (found instanceof HTMLInputElement) return found
  if (found instanceof HTMLTextAreaElement || found instanceof HTMLSelectElement) return found
  throw new Error(`There is no field ${name}.`)
}

let root: Root | undefined

afterEach(() => {
  jest.restoreAllMocks()
  act(() => root?.unmount())
})

describe('captureEntries', () => {
  it.each(['plain', 'translated'])(
    'keeps typed and autofilled values while a %s page hydrates (FORM-6)',
    async (kind) => {
      // React reports a hydration mismatch.
      jest.spyOn(console, 'error').mockReturnValue(undefined)
      window.addEventListener('error', (event) => event.preventDefault(), {once: true})
      const html = render(form).container.innerHTML
      cleanup()
      document.body.innerHTML = html
      const label = document.querySelector('label')
      if (kind === 'translated' && label) label.innerHTML = '<font><font>Prénom</font></font>'
      const served = field('first')
      served.value = 'Ada'
      field('role').value = 'Nurse'
      const restore = captureEntries()
      document.querySelector<HTMLInputElement>('[name="news"]')?.click()
      field('message').value = 'About GP visits: how long?'
      field('message').dispatchEvent(new Event('input', {bubbles: true}))
      served.focus()

      await act(() => {
        root = hydrateRoot(document.body, form)
        return Promise.resolve()
      })
      restore()
      expect(field('first') === served).toBe(kind === 'plain')
      expect(field('first').value).toBe('Ada')
      expect(field('role').value).toBe('Nurse')
      expect(field('news')).toHaveProperty('checked', true)
      expect(field('message').value).toBe('About GP visits: how long?')
      expect(document.activeElement).toBe(field('first'))
    },
  )
})
