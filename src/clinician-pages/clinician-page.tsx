import type {ReactNode} from 'react'
import {getBooking} from '#content/queries/get-booking.ts'
import {getProfile} from '#content/queries/get-profile.ts'
import {getFormText} from '#content/queries/get-form-text.ts'
import {bookingPath, type ClinicianKind, profilePath, serviceOfKind} from '#shared/clinicians.ts'
import {formContent} from '#forms/prepare-form.tsx'
import type {PageHead} from '#seo/compose-metadata.ts'
import {BookingPage} from './booking/booking-page.tsx'
import {bookingFacts, profileFacts} from './clinician-facts.ts'
import {joinLink} from './profile/join-link.ts'
import {ProfilePage} from './profile/profile-page.tsx'

/** A page about a clinician, without the layout. */
export interface RenderedClinicianPage {
  head: PageHead
  body: ReactNode
  /** Dialog links on the page, in the shape that `PageDialogs` reads. */
  dialogs: readonly {kind: 'dialog'; dialog: 'interest'; subject: string}[]
}

/**
 * Renders a profile from the dataset's template (G-2).
 *
 * @returns `null` for an unknown clinician or a sample that may not be shown
 * @throws Error when the template's copy isn't published
 */
export async function renderProfile(
  kind: ClinicianKind,
  slug: string,
): Promise<RenderedClinicianPage | null> {
  const profile = await getProfile(kind, slug)
  if (profile === null) return null
  const {template, clinician} = profile
  return {
    head: {
      path: profilePath({kind, slug}),
      // Keeps sample profiles out of search engines (LAW-11).
      seo: {...template.seo, noIndex: clinician.isSample, image: null},
      modified: null,
      facts: profileFacts(profile),
    },
    body: <ProfilePage now={new Date()} profile={profile} />,
    dialogs: clinician.isSample && joinLink(profile) ? [] : interestIn(kind),
  }
}

/**
 * Renders a booking page from the dataset's template (G-2).
 *
 * @returns `null` for an unknown clinician or a sample that may not be shown
 * @throws Error when the copy of the template or its forms isn't published
 */
export async function renderBooking(
  kind: ClinicianKind,
  slug: string,
): Promise<RenderedClinicianPage | null> {
  const booking = await getBooking(kind, slug)
  if (booking === null) return null
  const [interest, waitlist] = await Promise.all([getFormText('interest'), getFormText('waitlist')])
  return {
    head: {
      path: bookingPath({kind, slug}),
      seo: {...booking.template.seo, noIndex: true, image: null},
      modified: null,
      facts: bookingFacts(booking),
    },
    body: (
      <BookingPage
        booking={booking}
        interest={formContent('interest', interest)}
        waitlist={{
          title: waitlist.title,
          intro: waitlist.intro,
          content: formContent('waitlist', waitlist),
        }}
      />
    ),
    dialogs: [],
  }
}

const interestIn = (kind: ClinicianKind) =>
  [{kind: 'dialog', dialog: 'interest', subject: serviceOfKind[kind]}] as const
