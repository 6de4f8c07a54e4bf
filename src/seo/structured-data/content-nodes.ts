import type {Physician, Service, VideoObject} from 'schema-dts'
import type {ClinicianFact, ServiceFact, VideoFact} from '#seo/page-facts.ts'
import {isAnnounced} from '#shared/service-status.ts'
import {absoluteUrl, areaServed, type GraphContext, inLanguage, nodeId} from './graph-context.ts'
import {waitlist} from '#shared/forms/waitlist.ts'

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

/** A service that is coming soon has no action, and only bookable visits are an offer (G-7). */
export function service({origin}: GraphContext, fact: ServiceFact): Service {
  const {name, summary, status, bookingAddress, path} = fact
  const isShown = isAnnounced(status)
  return {
    '@type': 'Service',
    '@id': nodeId.service(origin, path),
    name,
    url: origin + path,
    provider: {'@id': nodeId.organization(origin)},
    areaServed,
    ...(summary === null ? {} : {description: summary}),
    ...(isShown
      ? {
          potentialAction: {
            '@type': 'RegisterAction',
            target: origin + waitlist.pages.waitlist.path,
          },
        }
      : {}),
    ...(isShown && bookingAddress
      ? {
          offers: {
            '@type': 'Offer',
            url: absoluteUrl(origin, bookingAddress),
            availability: 'https://schema.org/InStock',
          },
        }
      : {}),
  }
}

export function videoObject({origin}: GraphContext, video: VideoFact): VideoObject {
  const {name, description, thumbnail, content, embed, uploadedOn} = video
  return {
    '@type': 'VideoObject',
    name,
    description,
    inLanguage,
    thumbnailUrl: absoluteUrl(origin, thumbnail),
    ...(content === null ? {} : {contentUrl: absoluteUrl(origin, content)}),
    ...(embed === null ? {} : {embedUrl: embed}),
    ...(uploadedOn ? {uploadDate: uploadedOn} : {}),
  }
}
