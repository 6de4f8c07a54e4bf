import {CallableText} from '#content/render/callable-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Ask} from './ask-person.styles.ts'

/** The telephone number in large type beside a portrait, for who would rather ask a person. */
export function AskPersonSection({section}: SectionProps<'askPerson'>) {
  const {heading, text, picture, reach} = section
  return (
    <Ask id={section.anchor ?? undefined}>
      <Wrap>
        <div data-portrait="">
          {picture ? (
            <Picture picture={picture} sizes={pictureSizes({medium: '16rem', large: '22rem'})} />
          ) : null}
        </div>
        <div data-copy="">
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
          {reach ? (
            <>
              <p data-phone="">
                <CallableText text={reach.phone} />
              </p>
              <p data-hours="">
                {reach.phoneHours}. {reach.phoneHoursHint}
              </p>
              <p data-email="">
                <CallableText text={reach.email} />
              </p>
            </>
          ) : null}
        </div>
      </Wrap>
    </Ask>
  )
}
