import type {MedicalBusiness, Organization} from 'schema-dts'
import {definedItems} from '#lib/defined-items.ts'
import {areaServed, type GraphContext, idOf} from './graph-context.ts'

/** The icon of the web manifest, the largest square there is. */
const logo = '/icon-512.png'

/**
 * Says who runs the site. It is a medical business once the Care Quality Commission has registered it, and until then
 * an organisation: machines are told no more than people.
 */
export function organization({origin, settings}: GraphContext): Organization | MedicalBusiness {
  const {brand, brandFull, legalName, tagline, email, phone, company, cqc} = settings
  const profiles = definedItems(settings.social?.map(({url}) => url))
  const shared = {
    '@id': idOf.organization(origin),
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
