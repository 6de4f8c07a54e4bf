import type {Settings} from '#content/queries/get-settings.ts'

/** What of the site settings machines are told. */
export type GraphSettings = Pick<
  Settings,
  'brand' | 'brandFull' | 'legalName' | 'tagline' | 'email' | 'phone' | 'company' | 'cqc'
> & {social: readonly {url: string | null}[] | null}

/** What all parts of a graph are made with. */
export interface GraphContext {
  /** Where the site stands, without a slash at its end. */
  origin: string
  /** Without tokens, and without marks of the Studio. */
  settings: GraphSettings
}

/** Where the service plans to visit. */
export const areaServed = {'@type': 'City', name: 'London'} as const

/** The language of every page. */
export const inLanguage = 'en-GB'

/** The names by which parts of the graph refer to each other. */
export const idOf = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  page: (origin: string, path: string) => `${origin}${path}#page`,
  trail: (origin: string, path: string) => `${origin}${path}#breadcrumb`,
  service: (origin: string, path: string) => `${origin}${path}#service`,
  clinician: (origin: string, path: string) => `${origin}${path}#clinician`,
}

/**
 * Makes an address whole.
 *
 * @param origin - of the site
 * @param address - on this site or elsewhere
 */
export const absolute = (origin: string, address: string): string =>
  new URL(address, origin).toString()
