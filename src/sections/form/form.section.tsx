import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {FormFrame} from '#ui/form/form.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {FormBand, FormColumns} from './form.styles.ts'

/** A form on a page (FORM-6), beside what its dialog shows: the picture of the form, or the door of a service. */
export function FormSection({section, variant = null}: SectionProps<'form'>) {
  const {_key, form, heading, profession, store, front, copy} = section
  if (copy === null) return null
  const picture = front || profession ? null : copy.picture
  return (
    <FormBand id={section.anchor ?? undefined}>
      <Wrap>
        <FormColumns>
          <FormFrame>
            {heading ? <h2>{heading}</h2> : null}
            <FormOnPage
              content={formContent(form, copy)}
              prefix={_key}
              subject={profession ?? store ?? variant}
            />
          </FormFrame>
          {front ? (
            <div data-picture="">
              <ServiceDoor service={front} />
            </div>
          ) : null}
          {picture ? (
            <div data-picture="">
              <Picture
                picture={{...picture, alt: '', decorative: true}}
                sizes={pictureSizes({medium: '1px', large: '40vw'})}
              />
            </div>
          ) : null}
        </FormColumns>
      </Wrap>
    </FormBand>
  )
}
