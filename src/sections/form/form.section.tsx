import type {SectionProps} from '#content/section-props.ts'
import {FormOnPage} from '#forms/form-on-page.client.tsx'
import {formContent} from '#forms/prepare-form.tsx'
import {FormFrame} from '#ui/form/form.styles.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'

/** A form on a page (FORM-6). */
export function FormSection({section, variant = null}: SectionProps<'form'>) {
  const {_key, form, heading, profession, store, copy} = section
  if (copy === null) return null
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <FormFrame>
          {heading ? <h2>{heading}</h2> : null}
          <FormOnPage
            content={formContent(form, copy)}
            prefix={_key}
            subject={profession ?? store ?? variant}
          />
        </FormFrame>
      </Wrap>
    </Band>
  )
}
