/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react'
import {storeChoice, setSessionChoice, serializeChoice} from '#analytics/choice.ts'
import {choiceKey} from '#analytics/choice-keys.ts'
import {ChoiceForm} from './choice-form.tsx'

const copy = {
  question: 'May we count?',
  yes: 'Yes',
  no: 'No',
  save: 'Save',
  saved: 'Saved.',
  signal: 'Your browser said no.',
}
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', {name})
const save = () => fireEvent.click(screen.getByRole('button', {name: 'Save'}))
const signal = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, {value, configurable: true})

afterEach(() => {
  cleanup()
  setSessionChoice(null)
  localStorage.clear()
  signal('globalPrivacyControl', undefined)
  signal('doNotTrack', null)
})

describe('ChoiceForm', () => {
  it('selects no at first and stores yes when saved (LAW-5)', () => {
    render(<ChoiceForm copy={copy} />)
    expect(radio('No').checked).toBe(true)
    fireEvent.click(radio('Yes'))
    expect(localStorage.getItem(choiceKey)).toBeNull()
    save()
    expect(localStorage.getItem(choiceKey)).toContain('"analytics":"yes"')
    expect(screen.getByRole('status').textContent).toBe('Saved.')
    expect(radio('Yes').checked).toBe(true)
  })

  it('shows a choice that was made elsewhere (LAW-5)', () => {
    localStorage.setItem(choiceKey, serializeChoice('yes', Date.now()))
    render(<ChoiceForm copy={copy} />)
    expect(radio('Yes').checked).toBe(true)
    act(() => storeChoice('no'))
    expect(radio('No').checked).toBe(true)
  })

  it('keeps a choice that was made before hydration (LAW-5)', () => {
    const {container: served} = render(<ChoiceForm copy={copy} />)
    const html = served.innerHTML.replace('<button', '<button disabled=""')
    cleanup()
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    localStorage.setItem(choiceKey, serializeChoice('no', Date.now()))
    radio('Yes').checked = true
    render(<ChoiceForm copy={copy} />, {container, hydrate: true})
    expect(radio('Yes').checked).toBe(true)
    save()
    expect(localStorage.getItem(choiceKey)).toContain('"analytics":"yes"')
    expect(radio('Yes').checked).toBe(true)
  })

  it.each([
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ])('offers no choice when the browser opts out with %s (LAW-5)', (name, value) => {
    localStorage.setItem(choiceKey, serializeChoice('yes', Date.now()))
    signal(name, value)
    render(<ChoiceForm copy={copy} />)
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.getByText('Your browser said no.')).toBeTruthy()
  })
})
