import {Button, ButtonLink} from '#ui/button/button.styles.ts'
import {ErrorSummary} from '#ui/error-summary/error-summary.tsx'
import {CheckboxField, SelectField, TextAreaField, TextField} from '#ui/field/field.tsx'
import {FormFrame} from '#ui/form.styles.ts'
import {CloseGlyph} from '#ui/icon/glyphs.tsx'
import {GoodGlyph} from '#ui/icon/outcome-glyphs.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {Message} from '#ui/message/message.tsx'
import {RadioScale} from '#ui/radio-scale/radio-scale.tsx'
import {fieldRow} from '#ui/state-attributes.ts'
import {ToastHost} from '#ui/toast/toast-host.styles.ts'
import {WaitlistCard} from '#ui/waitlist-card/waitlist-card.tsx'
import type {ReviewGroup} from './review.tsx'

const card = {
  door: 'specialist',
  number: 21,
  label: 'Lamplight waitlist',
  title: 'You’re on the list for Hammersmith and Fulham',
  service: 'Specialist',
  text: 'Visits haven’t started yet. We’ll email you when we open near you.',
  keep: {label: 'Save this card', href: '/register-interest/received/specialist-se5.png'},
  print: 'Print this card',
  share: 'Share',
  details: ['You can leave at any time.', 'example.com · Joined 29 November 2026'],
} as const

/** States of primitives that no section shows with the first content. */
export const uiFixtures: readonly ReviewGroup[] = [
  {
    name: 'button',
    states: {
      looks: (
        <Row>
          <Button aria-disabled="true" type="button">
            Submitting...
          </Button>
          <Button disabled $variant="outline" type="button">
            Request a visit
          </Button>
          <ButtonLink href="#main">
            Tell me when specialist visits at home, in clinic or by video open in my part of London
          </ButtonLink>
        </Row>
      ),
    },
  },
  {
    name: 'field',
    states: {
      states: (
        <FormFrame>
          <div {...fieldRow.of('')}>
            <TextField id="ff-first" label="First name" placeholder="As on your passport" />
            <TextField id="ff-last" label="Last name" hint="As your GP knows you." />
            <TextField
              defaultValue="margaret@"
              error="Enter an email address in the correct format, like name@example.com"
              hint="Some people like to be written to at work, some at home. Anything goes."
              id="ff-email"
              label="Where should we write when visits open in your part of London?"
              type="email"
            />
            <SelectField defaultValue="patient" error="Required" id="ff-role" label="I am a">
              <option value="patient">Patient</option>
            </SelectField>
            <TextAreaField error="Required" id="ff-message" label="Your message" />
          </div>
          <CheckboxField defaultChecked id="fc-news" label="Send me news about Lamplight" />
          <CheckboxField error="Required" hint="We check." id="fc-terms" label="I am 18 or over" />
        </FormFrame>
      ),
    },
  },
  {
    name: 'error-summary',
    states: {
      full: (
        <FormFrame>
          <ErrorSummary
            detail="What you typed is still here. Look at the field and press the button again."
            heading="Sorry, something went wrong. Please try again."
            issues={[
              {id: 'ff-first', text: 'Enter your first name'},
              {id: 'ff-email', text: 'Enter an email address in the correct format'},
            ]}
          />
          <Message kind="success">Thank you for joining our waitlist!</Message>
          <Message kind="failure">
            We could not save your answer: the connection broke while it was being sent. Nothing is
            lost, your words are still in the form. Wait a minute and press the button again.
          </Message>
        </FormFrame>
      ),
    },
  },
  {
    name: 'radio-scale',
    states: {
      full: (
        <FormFrame>
          <RadioScale
            defaultValue="4"
            meanings={['Unlikely', 'Not very likely', 'Not sure', 'Likely', 'Certain']}
            name="fixture-scale"
            question="How likely are you to use a home GP visit?"
          />
        </FormFrame>
      ),
    },
  },
  {
    name: 'toast',
    states: {
      longest: (
        <ToastHost>
          <div data-toast-region="">
            <div data-toast="">
              <GoodGlyph />
              <p>
                Registration successful! We’ll be in touch as soon as visits open in your part of
                London, and never for anything else.
              </p>
              <button aria-label="Dismiss" type="button">
                <CloseGlyph />
              </button>
            </div>
          </div>
        </ToastHost>
      ),
    },
  },
  {
    name: 'waitlist-card',
    states: {
      full: (
        <FormFrame>
          <WaitlistCard {...card} />
        </FormFrame>
      ),
      bare: (
        <FormFrame>
          <WaitlistCard
            {...card}
            door={null}
            keep={null}
            label={null}
            number={null}
            print={null}
            share={null}
            details={[]}
            service={null}
            title="You’re on the list"
          />
        </FormFrame>
      ),
    },
  },
]
