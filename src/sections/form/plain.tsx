import type {ReactNode} from 'react'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {doorStateOf} from '#shared/service-status.ts'
import {DoorScene} from '#ui/scene/door/door-scene.tsx'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {FormFrame} from '#ui/form.styles.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {FormBand, FormColumns} from './plain.styles.ts'

/**
 * Form beside the image of its dialog or the door of a service. Early access is about every service, so it has all
 * doors.
 */
export function Plain({
  section,
  doors = [],
  children,
}: SectionProps<'form'> & {children: ReactNode}) {
  const {heading, form, profession, front, copy} = section
  const street = form === 'earlyAccess' ? doors : []
  const picture = front || profession || street.length > 0 ? null : copy?.picture
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
          {street.length > 0 ? (
            <div data-picture="" data-street="">
              {street.map(({key, status, doorNumber}) => (
                <DoorScene door={key} key={key} number={doorNumber} state={doorStateOf(status)} />
              ))}
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
