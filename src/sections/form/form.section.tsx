import {RichText} from '@/content/render/rich-text'
import type {SectionProps} from '@/content/section-props'
import {WaitlistForm} from '@/forms/waitlist/waitlist-form.client'
import {waitlistTexts} from '@/forms/waitlist/waitlist-texts'
import {FormFrame} from '@/ui/form/form.styles'
import {Band, Wrap} from '@/ui/layout/layout.styles'

/** A form on a page of its own: where the opener of its dialog leads without JavaScript (FORM-6). */
export function FormSection({section}: SectionProps<'form'>) {
  const {heading, words} = section
  if (words === null) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <FormFrame>
          {heading ? <h2>{heading}</h2> : null}
          <WaitlistForm
            prefix={section._key}
            privacy={<RichText value={words.privacy} />}
            texts={waitlistTexts(words)}
          />
        </FormFrame>
      </Wrap>
    </Band>
  )
}
