import 'server-only'
import {defineQuery} from 'next-sanity'
import {cache} from 'react'
import {fetchContent} from '#content/client/fetch-content.server.ts'
import {clinicianFields} from '#content/fragments/clinician.ts'
import {imageFields} from '#content/fragments/image.ts'
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
  /* groq */ `*[_type == "clinician" && _id in $ids]{${clinicianFields}}`,
)

const PLACED_CLINICIANS_QUERY =
  defineQuery(/* groq */ `*[_type == "clinician" && defined(slug.current)]{
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
    address,
    position{lat, lng},
    portrait{image{${imageFields}}},
    "pin": coalesce(pin, portrait.image){${imageFields}},
    ${clinicianSampleFields}
  }`)

/**
 * Reads what decides who stands where in lists, of everybody: a tenth of what lists show.
 *
 * @throws LakeUnavailableError when the content lake does not answer
 */
export const getClinicianIndex = cache(() => fetchContent(CLINICIAN_INDEX_QUERY, {}, []))

/**
 * Reads what lists show of some clinicians.
 *
 * @param ids - of their documents
 * @returns them in any order, without those who are not published
 * @throws LakeUnavailableError when the content lake does not answer
 */
export const getClinicians = (ids: readonly string[]) =>
  fetchContent(CLINICIANS_QUERY, {ids: [...ids]}, [])

/**
 * Reads what a map shows of everybody.
 *
 * @throws LakeUnavailableError when the content lake does not answer
 */
export const getPlacedClinicians = () => fetchContent(PLACED_CLINICIANS_QUERY, {}, [])
