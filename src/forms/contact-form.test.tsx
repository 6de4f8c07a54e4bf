/**
 * @jest-environment jsdom
 */
import {act, cleanup, render, screen} from '@testing-library/react'
import {userEvent} from '@testing-library/user-event'
import {ContactForm} from './contact-form.client.tsx'
import {exampleCopy} from './testing/example-copy.ts'

afterEach(cleanup)

/** Renders the form with a first line, and moves the focus to the message. */
function focusMessage(firstLine: string | null) {
  const content = {
    form: 'contact' as const,
    copy: exampleCopy('contact'),
    privacy: null,
    firstLines: firstLine === null ? {} : {partnership: firstLine},
  }
  render(<ContactForm content={content} prefix="test" subject="partnership" />)
  const message = screen.getByLabelText<HTMLTextAreaElement>('The message')
  act(() => message.focus())
  return message
}

describe('ContactForm', () => {
  it.each([
    ['My organisation is: \nI want to meet.', 'My organisation is: '],
    ['I have a question.', 'I have a question.\n'],
  ])('places the caret where %j waits for an answer (CONTACT-2)', (firstLine, before) => {
    const message = focusMessage(firstLine)
    expect(message.value.slice(0, message.selectionStart)).toBe(before)
    expect(message.selectionEnd).toBe(message.selectionStart)
  })

  it('leaves the caret in a message that has been changed', async () => {
    const message = focusMessage('My organisation is: ')
    await userEvent.setup().type(message, 'A', {initialSelectionStart: 0, initialSelectionEnd: 0})
    act(() => message.blur())
    message.setSelectionRange(3, 3)
    act(() => message.focus())
    expect(message.selectionStart).toBe(3)
  })
})
