import {BuildingsIcon} from '@phosphor-icons/react/dist/ssr/Buildings'
import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {VideoCameraIcon} from '@phosphor-icons/react/dist/ssr/VideoCamera'
import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {Picture} from '#content/render/picture.tsx'
import {SampleBadge} from '#content/render/sample-badge.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {
  bookingPath,
  knownModes,
  modeName,
  placeOf,
  profilePath,
  type VisitPlace,
} from '#shared/clinicians.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {StarRating} from '#ui/star-rating/star-rating.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {TextLink} from '#ui/text-link/text-link.styles.ts'
import type {Clinician, Clinicians} from './meeting-modes.ts'

interface PersonProps {
  of: Clinician
  labels: Clinicians['labels']
}

/** Portrait and facts of a clinician, after a specialty in plain language. */
export function Person({of: clinician, labels}: PersonProps) {
  const {name, specialty, plainSpecialty, location, yearsExperience} = clinician
  const years = addNonBreakingSpaces(labels.years.replace('{n}', String(yearsExperience)))
  const languages = definedItems(clinician.languages).map((language) => language.name)
  return (
    <>
      <div data-picture="">
        <Picture
          picture={clinician.portrait}
          sizes={pictureSizes({small: '5.5rem', medium: '50vw', large: '33vw'})}
        />
        <SampleBadge of={clinician} />
      </div>
      <div>
        {plainSpecialty ? <p data-plain="">{plainSpecialty}</p> : null}
        <h3>{name}</h3>
        <p>{[specialty, years, location].filter(Boolean).join('\u00A0· ')}</p>
        {languages.length === 0 ? null : <p>{`${labels.languages} ${languages.join(', ')}`}</p>}
        <Rating labels={labels} of={clinician} />
        <Modes labels={labels} of={clinician} />
        <Next labels={labels} of={clinician} />
        <Actions labels={labels} of={clinician} />
      </div>
    </>
  )
}

function Rating({of: {rating, reviews}, labels}: PersonProps) {
  if (rating === null || reviews === null) return null
  const filled = (text: string) =>
    text.replace('{rating}', rating.toFixed(1)).replace('{reviews}', String(reviews))
  return (
    <p>
      <StarRating rating={rating} text={filled(labels.rating)} />{' '}
      <span aria-hidden="true">
        <b>{rating.toFixed(1)}</b> ({filled(labels.reviews)})
      </span>
    </p>
  )
}

export const placeIcons: Readonly<Record<VisitPlace, PhosphorIcon>> = {
  clinic: BuildingsIcon,
  video: VideoCameraIcon,
  home: HouseIcon,
}

function Modes({of: {modes}, labels}: PersonProps) {
  const known = knownModes(modes)
  if (known.length === 0) return null
  return (
    <p data-card-modes="">
      <span data-sr-only="">{labels.modes}: </span>
      {known.map((mode) => (
        <span key={mode}>
          <Icon of={placeIcons[placeOf(mode)]} size="small" />
          {modeName(mode)}
        </span>
      ))}
    </p>
  )
}

/** When a clinician who accepts visits at present is free next; drawn quietly for a sample. */
function Next({of: {availability, isPaused, isSample}, labels}: PersonProps) {
  if (!availability || isPaused === true) return null
  const text = labels.next.replace('{availability}', availability)
  if (isSample) return <p>{text}</p>
  return <Tag kind={availability === 'Today' ? 'on' : 'plain'}>{text}</Tag>
}

/**
 * Links to booking and profile pages; screen readers hear the clinician's name (CARD-1). A sample has only a profile.
 */
function Actions({of: clinician, labels}: PersonProps) {
  const {name, isPaused, isSample} = clinician
  return (
    <Row data-card-actions="">
      {isPaused || isSample ? null : (
        <ButtonLink $size="small" href={bookingPath(clinician)}>
          {labels.book}
          <span data-sr-only=""> {name}</span>
        </ButtonLink>
      )}
      <TextLink href={profilePath(clinician)}>
        {labels.profile}
        <span data-sr-only=""> {name}</span>
      </TextLink>
    </Row>
  )
}
