import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {clinicianFields, clinicianProfileFields} from '#content/fragments/clinician.ts'
import {mapSampleNote} from '#content/fragments/samples.ts'
import {oldest} from '#content/fragments/sections.ts'
import {serviceFields} from '#content/fragments/services.ts'
import {requireComplete, requirePublished} from '#content/client/require-published.server.ts'
import {visibleContent} from '#content/client/visible-content.server.ts'
import {isShown} from '#content/client/sample-policy.ts'
import {type ClinicianRef, serviceOfKind} from '#shared/clinicians.ts'
import {fillClinicianTokens} from './clinician-tokens.ts'
import {getSettings} from './get-settings.ts'

const PROFILE_QUERY = defineQuery(/* groq */ `${functions} {
  "clinician": *[_type == "clinician" && slug.current == $slug] | ${oldest}{
    ${clinicianProfileFields}
  },
  "template": *[_type == "profilePage" && _id == "profilePage"][0]{
    _id,
    _type,
    hero,
    ask{..., facts[]{_key, title, text}},
    checks,
    languages{..., "link": site::link(link)},
    services,
    areas{..., ${mapSampleNote}, "attribution": *[_type == "siteSettings" && _id == "siteSettings"][0].mapAttribution},
    neighbours,
    seo
  },
  "trail": *[_type == "navigation" && _id == "navigation"][0]{_id, _type, homeLabel, breadcrumbLabel},
  "service": *[_type == "service" && key == $service][0]{${serviceFields}},
  "neighbours": *[_type == "clinician" && kind == $kind] | order(coalesce(isSample, true) asc, _id asc)[0...4]{
    ${clinicianFields}
  }
}`)

/** The query selects one more, because the clinician may be among them. */
const maxNeighbours = 3

/**
 * Returns null for unknown clinicians, hidden samples and incomplete drafts.
 *
 * @throws Error when the template is unpublished, or the published clinician is incomplete
 */
export const getProfile = cache(
  async (kind: keyof typeof serviceOfKind, slug: ClinicianRef['slug']) => {
    const [found, settings] = await Promise.all([
      fetchContent(PROFILE_QUERY, {slug, kind, service: serviceOfKind[kind]}, []),
      getSettings(),
    ])
    const {clinician} = found
    if (clinician?.kind !== kind || !isShown(clinician, settings.sampleData)) return null
    if (!(await requireComplete(clinician))) return null
    const template = await requirePublished(found.template, 'Profile of a clinician')
    const visible = await visibleContent({...found, template, clinician}, settings.sampleData)
    const others = visible.neighbours.filter(({_id}) => _id !== clinician._id)
    const profile = {...visible, neighbours: others.slice(0, maxNeighbours)}
    return fillClinicianTokens(profile, clinician, found.service, settings)
  },
)

export type Profile = NonNullable<Awaited<ReturnType<typeof getProfile>>>

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
