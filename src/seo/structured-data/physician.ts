import type {Physician} from 'schema-dts'
import type {ClinicianFact} from '#seo/page-facts.ts'
import {absolute, areaServed, type GraphContext, idOf} from './graph-context.ts'

/**
 * Describes somebody real who visits, with the line of the register that proves it. Nobody invented comes here: a
 * machine would read past the badge (LAW-11).
 *
 * @param context - of the graph
 * @param path - of the profile
 * @param clinician - whom the profile is of
 */
export function physician(
  {origin}: GraphContext,
  path: string,
  {name, description, image, languages, register, rating}: ClinicianFact,
): Physician {
  return {
    '@type': 'Physician',
    '@id': idOf.clinician(origin, path),
    name,
    description,
    url: origin + path,
    image: absolute(origin, image),
    parentOrganization: {'@id': idOf.organization(origin)},
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
