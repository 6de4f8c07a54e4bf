import type {ReactNode} from 'react'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {FormFrame} from '#ui/form.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {FormBand, FormColumns} from './plain.styles.ts'

/** Form beside the image of its dialog or the door of a service. */
export function Plain({section, children}: SectionProps<'form'> & {children: ReactNode}) {
  const {heading, profession, front, copy} = section
  const picture = front || profession ? null : copy?.picture
  return (
    <FormBand id={section.anchor ?? undefined}>
      <Wrap>
        <FormColumns>
          <FormFrame>
            {heading ? <h2>{heading}</h2> : null}
            {children}
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
