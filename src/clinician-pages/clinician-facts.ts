import {imageUrl} from '#content/media/media-url.ts'
import type {Booking, Profile} from '#content/queries/get-profile.ts'
import type {PictureContent} from '#content/render/picture.tsx'
import {definedItems} from '#lib/defined-items.ts'
import {bookingPath, profilePath, serviceOfKind} from '#shared/clinicians.ts'
import type {ImageWidth} from '#shared/media-paths.ts'
import {doorArt} from '#shared/page-documents.ts'
import {doorStateOf} from '#shared/service-status.ts'
import {trailTo} from '#sections/page-facts.ts'
import type {ClinicianFact, PageFacts} from '#seo/page-facts.ts'

const portraitWidth: ImageWidth = 640

/** Returns the metadata of a profile (SEO-5). */
export function profileFacts(profile: Profile): PageFacts {
  const {clinician, service} = profile
  return {
    ...noFacts,
    // Marks a sample profile on the shared image too (LAW-11).
    headline: clinician.isSample ? `${clinician.sampleBadge}: ${clinician.name}` : clinician.name,
    art: doorArt(serviceOfKind[clinician.kind], doorStateOf(service?.status ?? 'comingSoon')),
    trail: trailTo(profileCrumbs(profile), profilePath(clinician)),
    clinician: realClinician(profile),
  }
}

/** Returns the metadata of a booking page. */
export function bookingFacts(booking: Booking): PageFacts {
  const {clinician, template, service} = booking
  return {
    ...noFacts,
    headline: template.heading,
    art: doorArt(serviceOfKind[clinician.kind], doorStateOf(service?.status ?? 'comingSoon')),
    trail: trailTo(bookingCrumbs(booking), bookingPath(clinician)),
  }
}

const noFacts = {service: null, questions: [], videos: [], clinician: null} as const

/** Returns the breadcrumb of a profile, in the shape of a section's. */
export function profileCrumbs({trail, service, clinician: {name}}: Profile | Booking) {
  const parent = {
    breadcrumb: service?.name ?? null,
    path: service?.page.path ?? null,
    parent: null,
  }
  return {trail, breadcrumb: name, parent}
}

/** Returns the breadcrumb of a booking page, which is below the profile. */
export function bookingCrumbs(booking: Booking) {
  const {breadcrumb, parent, trail} = profileCrumbs(booking)
  const path = profilePath(booking.clinician)
  return {trail, breadcrumb: booking.template.crumb, parent: {breadcrumb, path, parent}}
}

function realClinician({clinician, template}: Profile): ClinicianFact | null {
  const {isSample, name, languages, registration, rating, reviews} = clinician
  const portrait = addressOf(clinician.portrait)
  if (isSample || !registration.number || !registration.url || portrait === null) return null
  return {
    name,
    description: template.seo.description,
    image: portrait,
    languages: definedItems(languages).map((language) => language.name),
    register: {body: registration.body, number: registration.number, address: registration.url},
    rating: rating !== null && reviews ? {value: rating, count: reviews} : null,
  }
}

function addressOf({image}: PictureContent): string | null {
  const asset = image?.asset
  return asset ? imageUrl({asset}, portraitWidth) : null
}
