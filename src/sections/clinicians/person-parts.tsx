import {BuildingsIcon} from '@phosphor-icons/react/dist/ssr/Buildings'
import {HouseIcon} from '@phosphor-icons/react/dist/ssr/House'
import {VideoCameraIcon} from '@phosphor-icons/react/dist/ssr/VideoCamera'
import type {Icon as PhosphorIcon} from '@phosphor-icons/react'
import {definedItems} from '#lib/defined-items.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {
  availabilityPhrase,
  bookingPath,
  type ClinicianRef,
  knownModes,
  modeName,
  placeOf,
  profilePath,
  type VisitPlace,
} from '#shared/clinicians.ts'
import {ButtonLink} from '#ui/button/button.styles.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {StarRating} from '#ui/star-rating/star-rating.tsx'
import {TextLink} from '#ui/text-link/text-link.styles.ts'

/** Copy of clinician cards, from the section that lists them. */
export interface CardLabels {
  /** Contains `{n}`. */
  years: string
  /** Contains `{rating}` and `{reviews}`; `reviews` contains only the latter. */
  rating: string
  reviews: string
  /** Added to the rating of a sample. */
  example: string
  /** Contains `{availability}`. */
  next: string
  /** The same for a sample, with `{availability}` as part of a sentence. Missing in older datasets. */
  exampleNext?: string
  /** Precedes the languages. */
  languages: string
  /** Precedes the visit modes, for screen readers. */
  modes: string
  profile: string
  /** Replaces both links of a sample, which nobody can book. Missing in older datasets. */
  exampleProfile?: string
  book: string
}

/** Clinician fields that the card parts use. */
export interface CardClinician extends ClinicianRef {
  name: string
  yearsExperience: number
  rating: number | null
  reviews: number | null
  availability: string | null
  isPaused: boolean | null
  isSample: boolean
  location: string
  languages: readonly {name: string}[] | null
  modes: readonly string[] | null
}

export interface PartProps {
  of: CardClinician
  labels: CardLabels
}

export const yearsText = ({yearsExperience}: CardClinician, labels: CardLabels) =>
  addNonBreakingSpaces(labels.years.replace('{n}', String(yearsExperience)))

export function languagesText({languages}: CardClinician, labels: CardLabels): string | null {
  const names = definedItems(languages).map(({name}) => name)
  return names.length === 0 ? null : `${labels.languages} ${names.join(', ')}`
}

/** Returns null for clinicians who don't accept visits at present. */
export function nextText({availability, isPaused, isSample}: CardClinician, labels: CardLabels) {
  if (!availability || isPaused === true) return null
  if (!isSample) return labels.next.replace('{availability}', availability)
  return labels.exampleNext
    ? labels.exampleNext.replace('{availability}', availabilityPhrase(availability))
    : `${labels.next.replace('{availability}', availability)} (${labels.example})`
}

/** Rating with stars and number of reviews, marked as an example for samples. */
export function ClinicianRating({of: {rating, reviews, isSample}, labels}: PartProps) {
  if (rating === null || reviews === null) return null
  const filled = (text: string) =>
    text.replace('{rating}', rating.toFixed(1)).replace('{reviews}', String(reviews))
  const example = isSample ? labels.example : null
  return (
    <p>
      <StarRating
        rating={rating}
        text={`${filled(labels.rating)}${example ? ` (${example})` : ''}`}
      />{' '}
      <span aria-hidden="true">
        <b>{rating.toFixed(1)}</b> ({filled(labels.reviews)}
        {example ? `, ${example}` : ''})
      </span>
    </p>
  )
}

export const placeIcons: Readonly<Record<VisitPlace, PhosphorIcon>> = {
  clinic: BuildingsIcon,
  video: VideoCameraIcon,
  home: HouseIcon,
}

export function ClinicianModes({of: {modes}, labels}: PartProps) {
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

/**
 * Links to booking and profile pages; screen readers hear the clinician's name (CARD-1). A sample has only a profile.
 */
export function ClinicianActions({of: clinician, labels}: PartProps) {
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
        {(isSample ? labels.exampleProfile : null) ?? labels.profile}
        <span data-sr-only=""> {name}</span>
      </TextLink>
    </Row>
  )
}
