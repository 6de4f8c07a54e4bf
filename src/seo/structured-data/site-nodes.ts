import type {MedicalBusiness, Organization} from 'schema-dts'
import {definedItems} from '#lib/defined-items.ts'
import {areaServed, type GraphContext, nodeId} from './graph-context.ts'

/** Icon of the web manifest; the largest square available. */
const logo = '/icon-512.png'

/** Describes the organization. It is a `MedicalBusiness` only once the Care Quality Commission has registered it. */
export function organization({origin, settings}: GraphContext): Organization | MedicalBusiness {
  const {brand, brandFull, legalName, tagline, email, phone, company, cqc} = settings
  const profiles = definedItems(settings.social?.map(({url}) => url))
  const shared = {
    '@id': nodeId.organization(origin),
    name: brand,
    alternateName: brandFull,
    legalName,
    slogan: tagline,
    url: origin,
    logo: origin + logo,
    email,
    telephone: phone,
    address: company.registeredOffice,
    areaServed,
    ...(profiles.length === 0 ? {} : {sameAs: profiles}),
  }
  return cqc.status === 'registered'
    ? {'@type': 'MedicalBusiness', ...shared}
    : {'@type': 'Organization', ...shared}
}
