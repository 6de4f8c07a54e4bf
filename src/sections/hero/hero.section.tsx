import {ClaimSources} from '#content/render/claim.tsx'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {croppedSize} from '#content/media/cropped-size.ts'
import {focusPoint} from '#content/media/image-focus.ts'
import {pictureUrl} from '#content/render/picture.tsx'
import type {ImageContent} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {RegisteredNote} from '#forms/registered-note.client.tsx'
import {daylightAt} from '#lib/daylight.ts'
import {definedItems} from '#lib/defined-items.ts'
import type {ImageWidth} from '#shared/media-paths.ts'
import {Lead, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {House, type PersonImage, Skyline} from '#ui/scene/house/house.tsx'
import {ownAction} from '#ui/state-attributes.ts'
import {daylightState} from '#theme/scene-hours.ts'
import {Copy, Facts, HeroBand, Headline, Links} from './hero.styles.ts'
import {HouseWalk} from './lazy-house-walk.client.tsx'

/** In pixels, twice the width of a window. */
const personWidth: ImageWidth = 480

/** Opening of the home page (HOME-1). */
export function HeroSection({section}: SectionProps<'hero'>) {
  const {headline, highlight, lead, primary, secondary} = section
  const facts = definedItems(section.facts)
  const links = definedItems(section.links)
  const people = definedItems(section.windows).map((clinician, index) => ({
    clinician,
    // Only the doorway shows a person at full length.
    picture: (index === 0 ? clinician.fullLength : null) ?? clinician.portrait,
  }))
  const standing = people[0]?.clinician.fullLength
  // Narrow screens show no names, so one badge marks all samples. Screen readers have the list.
  const badge = people.find(({clinician}) => clinician.isSample)?.clinician.sampleBadge
  return (
    <HeroBand
      id={section.anchor}
      {...ownAction.of('')}
      {...daylightState.of(daylightAt(new Date()))}
    >
      <Skyline />
      <Wrap>
        <Copy>
          <Headline>
            <Highlighted text={headline} part={highlight} />
          </Headline>
          <Lead>{lead}</Lead>
          <Row>
            {primary ? <ContentButton link={primary} /> : null}
            {secondary ? <ContentButton link={secondary} $variant="outline" /> : null}
            {primary?.kind === 'dialog' ? <RegisteredNote /> : null}
            {links.length === 0 ? null : (
              <Links>
                {links.map((link) => (
                  <ContentLink key={link._key} link={link} />
                ))}
              </Links>
            )}
          </Row>
          {facts.length === 0 ? null : (
            <Facts>
              <ul>
                {facts.map((fact) => (
                  <li key={fact._key}>
                    <b>{fact.value}</b> {fact.label}
                  </li>
                ))}
              </ul>
              <ClaimSources claims={facts.map(({claim}) => claim)} />
            </Facts>
          )}
        </Copy>
      </Wrap>
      <HouseWalk
        labels={{
          previous: section.previousLabel,
          next: section.nextLabel,
          pause: section.pauseLabel,
          play: section.playLabel,
        }}
        people={people.map(({clinician, picture}) => ({
          key: clinician._id,
          name: clinician.name,
          role: `${clinician.specialty} · ${clinician.location}`,
          alt: picture?.decorative ? '' : (picture?.alt ?? ''),
          badge: clinician.isSample ? clinician.sampleBadge : null,
        }))}
      >
        {badge ? (
          <p aria-hidden="true" data-narrow-badge="">
            {badge}
          </p>
        ) : null}
        <House
          label={people.length === 0 ? section.emptyPictureLabel : section.pictureLabel}
          onStep={personPicture(standing?.image)}
          people={people.map(({picture}) =>
            picture === standing ? undefined : personPicture(picture?.image),
          )}
        />
      </HouseWalk>
    </HeroBand>
  )
}

/** Ignores the crop of a drawing, which is served as it was uploaded. */
function personPicture(image: ImageContent | null | undefined): PersonImage | undefined {
  const href = pictureUrl(image, personWidth)
  if (!image || href === undefined) return undefined
  const point = focusPoint(image)
  const {width, height} = image.extension === 'svg' ? image : croppedSize(image)
  return {href, focus: point && width && height ? {...point, width, height} : null}
}

/** Emphasises the first occurrence of `part`. */
function Highlighted({text, part}: {text: string; part: string | undefined}) {
  const start = part ? text.indexOf(part) : -1
  if (!part || start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <em>{part}</em>
      {text.slice(start + part.length)}
    </>
  )
}
