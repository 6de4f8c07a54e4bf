import {Fragment} from 'react'
import {ContentLink} from '#content/render/content-link.tsx'
import {Entries} from '#content/render/entries.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {doorStateOf} from '#shared/service-status.ts'
import {DoorScene} from '#ui/scene/door/door-scene.tsx'
import {ServiceDoor} from '#forms/dialogs/service-door.tsx'
import {pictureSizes} from '#theme/breakpoints.ts'
import {FormFrame} from '#ui/form.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {Lead, SmallHeading, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import type {LayoutProps} from './layout-props.ts'
import {doorStreet, FormBand, FormColumns} from './plain.styles.ts'

const aboutEveryService = new Set<string>(['waitlist', 'earlyAccess', 'interest'])

/**
 * Form beside the image of its dialog or the door of a service. The waitlist, early access and the interest form have
 * the doors of all services that they may be about. With a text, its heading is the headline of the page.
 */
export function Plain({section, subject, doors = [], children}: LayoutProps) {
  const heading = subject?.heading ?? section.heading
  const {text, form, profession, service: front, linksText, copy, pointsHeading} = section
  const points = definedItems(section.points)
  const links = definedItems(section.links)
  const street = aboutEveryService.has(form) && !front && points.length === 0 ? doors : []
  const picture = front || profession || street.length + points.length > 0 ? null : copy?.picture
  return (
    <FormBand $opens={text ? '' : undefined} id={section.anchor} {...ownAction.of('')}>
      <Wrap>
        <FormColumns>
          <FormFrame>
            {text ? (
              <>
                <PageTrail headline={heading} section={section} />
                <h1>{heading}</h1>
                <Lead>{text}</Lead>
              </>
            ) : null}
            {heading && !text ? <h2>{heading}</h2> : null}
            {children}
            {linksText ? (
              <p>
                {linksText}
                {links.map(({_key, ...link}) => (
                  <Fragment key={_key}>
                    {' '}
                    <ContentLink link={link} />
                  </Fragment>
                ))}
              </p>
            ) : (
              links.map(({_key, ...link}) => (
                <p key={_key}>
                  <ContentTextLink link={link} />
                </p>
              ))
            )}
          </FormFrame>
          {points.length > 0 ? (
            <Stack data-steps="">
              <SmallHeading>{pointsHeading}</SmallHeading>
              <Entries $lead="arch" $rule="rows" $title="medium" as="ol" items={points} />
            </Stack>
          ) : null}
          {front ? (
            <div data-picture="">
              <ServiceDoor service={front} />
            </div>
          ) : null}
          {street.length > 0 ? (
            <div data-picture="" {...doorStreet.of(street.length > 1 ? '' : undefined)}>
              {street.map(({key, status, doorNumber}) => (
                <DoorScene door={key} key={key} number={doorNumber} state={doorStateOf(status)} />
              ))}
            </div>
          ) : null}
          {picture ? (
            <div data-picture="">
              <Picture
                picture={{...picture, alt: '', decorative: true}}
                sizes={pictureSizes({medium: '100vw', large: '40vw'})}
              />
            </div>
          ) : null}
        </FormColumns>
      </Wrap>
    </FormBand>
  )
}
