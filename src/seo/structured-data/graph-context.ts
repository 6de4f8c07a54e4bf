import type {Settings} from '#content/queries/get-settings.ts'

type GraphSettings = Pick<
  Settings,
  'brand' | 'brandFull' | 'legalName' | 'tagline' | 'email' | 'phone' | 'company' | 'cqc'
> & {social: readonly {url: string | null}[] | null}

/** Context shared by all nodes of a graph. */
export interface GraphContext {
  /** Without a trailing slash. */
  origin: string
  /** With tokens filled, without stega marks. */
  settings: GraphSettings
}

export const areaServed = {'@type': 'City', name: 'London'} as const

export const inLanguage = 'en-GB'

/** Ids by which nodes refer to each other. */
export const nodeId = {
  organization: (origin: string) => `${origin}/#organization`,
  website: (origin: string) => `${origin}/#website`,
  page: (origin: string, path: string) => `${origin}${path}#page`,
  trail: (origin: string, path: string) => `${origin}${path}#breadcrumb`,
  service: (origin: string, path: string) => `${origin}${path}#service`,
  clinician: (origin: string, path: string) => `${origin}${path}#clinician`,
}

/** Resolves a URL against the site's origin. */
export const absoluteUrl = (origin: string, address: string): string =>
  new URL(address, origin).toString()
