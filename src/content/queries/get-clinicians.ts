import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {functions} from '#content/fragments/functions.ts'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {clinicianFields} from '#content/fragments/clinician.ts'
import {clinicianSampleFields} from '#content/fragments/samples.ts'

const CLINICIAN_INDEX_QUERY = defineQuery(/* groq */ `*[_type == "clinician"]{
    _id,
    _type,
    name,
    kind,
    "isSample": coalesce(isSample, true),
    position{lat, lng},
    languages[]{name},
    modes
  }`)

const CLINICIANS_QUERY = defineQuery(
  /* groq */ `${functions} *[_type == "clinician" && _id in $ids]{${clinicianFields}}`,
)

const PLACED_CLINICIANS_QUERY =
  defineQuery(/* groq */ `${functions} *[_type == "clinician" && defined(slug.current)]{
    _id,
    _type,
    name,
    "slug": slug.current,
    kind,
    specialty,
    plainSpecialty,
    rating,
    reviews,
    availability,
    isPaused,
    location,
    languages[]{name},
    address,
    position{lat, lng},
    portrait{"image": site::image(image)},
    "pin": site::image(coalesce(pin, portrait.image)),
    ${clinicianSampleFields}
  }`)

/** Fields of all clinicians that determine lists: a tenth of the data that lists show. */
export const getClinicianIndex = cache(() => fetchContent(CLINICIAN_INDEX_QUERY, {}, []))

export const getClinicians = (ids: readonly string[]) =>
  fetchContent(CLINICIANS_QUERY, {ids: [...ids]}, [])

export const getMapClinicians = () => fetchContent(PLACED_CLINICIANS_QUERY, {}, [])
