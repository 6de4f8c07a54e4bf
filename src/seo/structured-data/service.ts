import type {Service} from 'schema-dts'
import {waitlist} from '#shared/forms/waitlist.ts'
import type {ServiceFact} from '#seo/page-facts.ts'
import {absoluteUrl, areaServed, type GraphContext, nodeId} from './graph-context.ts'

/** `comingSoon` has no action, `launched` accepts registrations, and only bookable visits are an offer (G-7). */
export function service({origin}: GraphContext, fact: ServiceFact): Service {
  const {name, summary, status, bookingAddress, path} = fact
  const isLaunched = status === 'launched'
  return {
    '@type': 'Service',
    '@id': nodeId.service(origin, path),
    name,
    url: origin + path,
    provider: {'@id': nodeId.organization(origin)},
    areaServed,
    ...(summary === null ? {} : {description: summary}),
    ...(isLaunched
      ? {
          potentialAction: {
            '@type': 'RegisterAction',
            target: origin + waitlist.pages.waitlist.path,
          },
        }
      : {}),
    ...(isLaunched && bookingAddress
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
