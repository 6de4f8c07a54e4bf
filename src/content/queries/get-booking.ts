import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {clinicianFields} from '#content/fragments/clinician.ts'
import {oldest} from '#content/fragments/sections.ts'
import {serviceFields} from '#content/fragments/services.ts'
import {requireComplete, requirePublished} from '#content/client/require-published.server.ts'
import {isShown} from '#content/client/sample-policy.ts'
import {type ClinicianRef, serviceOfKind} from '#shared/clinicians.ts'
import {fillClinicianTokens} from './clinician-tokens.ts'
import {getSettings} from './get-settings.ts'

const BOOKING_QUERY = defineQuery(/* groq */ `${functions} {
  "clinician": *[_type == "clinician" && slug.current == $slug] | ${oldest}{
    ${clinicianFields}
  },
  "template": *[_type == "bookingPage" && _id == "bookingPage"][0]{
    _id,
    _type,
    crumb,
    heading,
    lead,
    asked,
    askedNote,
    urgent,
    tell,
    join,
    seo
  },
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel},
  "service": *[_type == "service" && key == $service][0]{${serviceFields}}
}`)

/**
 * Returns null for unknown clinicians, hidden samples and incomplete drafts.
 *
 * @throws Error when the template is unpublished, or the published clinician is incomplete
 */
export const getBooking = cache(
  async (kind: keyof typeof serviceOfKind, slug: ClinicianRef['slug']) => {
    const [found, settings] = await Promise.all([
      fetchContent(BOOKING_QUERY, {slug, kind, service: serviceOfKind[kind]}, []),
      getSettings(),
    ])
    const {clinician} = found
    if (clinician?.kind !== kind || !isShown(clinician, settings.sampleData)) return null
    if (!(await requireComplete(clinician))) return null
    const template = await requirePublished(found.template, 'Booking, not open')
    const booking = {...found, template, clinician}
    return fillClinicianTokens(booking, clinician, found.service, settings)
  },
)

export type Booking = NonNullable<Awaited<ReturnType<typeof getBooking>>>
