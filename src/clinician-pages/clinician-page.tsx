import type {ReactNode} from 'react'
import {clinicianTokens} from '#content/queries/clinician-tokens.ts'
import {fillTokens} from '#content/queries/fill-tokens.ts'
import {type Booking, getBooking, getProfile, type Profile} from '#content/queries/get-profile.ts'
import type {PageSection} from '#content/section-props.ts'
import {getTemplate, type TemplateType} from '#sections/get-template.ts'
import {pageAction} from '#sections/page-action.ts'
import {bookingPath, type ClinicianKind, profilePath, serviceOfKind} from '#shared/clinicians.ts'
import type {PageHead} from '#seo/compose-metadata.ts'
import {BookingPage} from './booking/booking-page.tsx'
import {bookingFacts, profileFacts} from './clinician-facts.ts'
import {ProfilePage} from './profile/profile-page.tsx'
import {sectionsAbout} from './sections-about.ts'

/** A page about a clinician, without the layout. */
export interface RenderedClinicianPage {
  head: PageHead
  /** Shows what depends on the clinician, above the sections. */
  body: ReactNode
  /** Shows the sections that editors composed. */
  template: {_id: string; _type: string; sections: PageSection[]}
  /** Dialog links of the body, in the shape that `PageDialogs` reads. */
  dialogs: readonly {kind: 'dialog'; dialog: 'interest'; subject: string}[]
}

/**
 * Renders a profile from the dataset's template (G-2).
 *
 * @returns `null` for an unknown clinician or a sample that may not be shown
 * @throws Error when the template, or a document that its sections need, isn't published
 */
export async function renderProfile(
  kind: ClinicianKind,
  slug: string,
): Promise<RenderedClinicianPage | null> {
  const profile = await getProfile(kind, slug)
  if (profile === null) return null
  const {clinician} = profile
  const template = await templateFor('profilePage', profile)
  const action = pageAction(template.sections)
  return {
    head: {
      path: profilePath({kind, slug}),
      // Keeps sample profiles out of search engines (LAW-11).
      seo: {...profile.template.seo, noIndex: clinician.isSample, image: null},
      modified: null,
      facts: profileFacts(profile),
    },
    body: <ProfilePage action={action} now={new Date()} profile={profile} />,
    template,
    dialogs:
      clinician.isSample && action
        ? []
        : [{kind: 'dialog', dialog: 'interest', subject: serviceOfKind[kind]}],
  }
}

/**
 * Renders a booking page from the dataset's template (G-2).
 *
 * @returns `null` for an unknown clinician or a sample that may not be shown
 * @throws Error when the template, or a document that its sections need, isn't published
 */
export async function renderBooking(
  kind: ClinicianKind,
  slug: string,
): Promise<RenderedClinicianPage | null> {
  const booking = await getBooking(kind, slug)
  if (booking === null) return null
  const template = await templateFor('bookingPage', booking)
  return {
    head: {
      path: bookingPath({kind, slug}),
      seo: {...booking.template.seo, noIndex: true, image: null},
      modified: null,
      facts: bookingFacts(booking),
    },
    body: <BookingPage booking={booking} sections={template.sections} />,
    template,
    dialogs: [],
  }
}

async function templateFor(type: TemplateType, {clinician, service}: Booking | Profile) {
  const template = await getTemplate(type)
  // The labels of a section have the same tokens for the items that it shows.
  const own = fillTokens(template.sections, clinicianTokens(clinician, service), 'labels')
  return {...template, sections: sectionsAbout(service, own)}
}
