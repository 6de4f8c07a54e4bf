import {Message} from './message.tsx'
import {MessageFrame} from './message.styles.ts'

export const messageFixtures = {
  success: (
    <MessageFrame>
      <Message kind="success">Thank you for joining our waitlist! We’ll be in touch soon.</Message>
    </MessageFrame>
  ),
  failure: (
    <MessageFrame>
      <Message kind="failure">Failed to submit waitlist request</Message>
    </MessageFrame>
  ),
  longest: (
    <MessageFrame>
      <Message kind="failure">
        We could not save your answer: the connection broke while it was being sent. Nothing is
        lost, your words are still in the form. Wait a minute and press the button again.
      </Message>
    </MessageFrame>
  ),
}
