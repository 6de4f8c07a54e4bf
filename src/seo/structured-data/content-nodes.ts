import type {Physician} from 'schema-dts'
import type {ClinicianFact} from '#seo/page-facts.ts'
import {absoluteUrl, areaServed, type GraphContext, nodeId} from './graph-context.ts'

/** Describes a real clinician; samples never, because machines ignore the sample badge (LAW-11). */
export function physician(
  {origin}: GraphContext,
  path: string,
  {name, description, image, languages, register, rating}: ClinicianFact,
): Physician {
  return {
    '@type': 'Physician',
    '@id': nodeId.clinician(origin, path),
    name,
    description,
    url: origin + path,
    image: absoluteUrl(origin, image),
    parentOrganization: {'@id': nodeId.organization(origin)},
    areaServed,
    knowsLanguage: languages,
    identifier: {'@type': 'PropertyValue', propertyID: register.body, value: register.number},
    sameAs: register.address,
    ...(rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
          },
        }),
  }
}
