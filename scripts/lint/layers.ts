/** Layers that every folder with rendered components may import. */
const rendering = 'ui theme content render forms analytics seo routing shared config lib'

/**
 * The layers of the code, from the lowest to the highest: the folder of each, and the lower layers that it may import;
 * `*` is every layer. A layer may always import from itself.
 */
const layers: Readonly<Record<string, readonly [folder: string, imports: string]>> = {
  lib: ['src/lib', ''],
  shared: ['src/shared', 'lib'],
  routing: ['src/routing', 'shared lib'],
  'cache-tags': ['src/cache-tags', 'shared lib'],
  config: ['src/config', 'lib'],
  http: ['src/http', 'lib'],
  theme: ['src/theme', 'lib'],
  ui: ['src/ui', 'theme lib'],
  fragments: ['src/content/fragments', 'shared lib'],
  content: ['src/content', 'fragments cache-tags routing shared config lib'],
  'route-table': ['src/route-table', 'content fragments routing shared lib'],
  render: ['src/content/render', 'routing content ui theme shared config lib'],
  analytics: ['src/analytics', 'routing shared config lib'],
  registrations: ['src/registrations', 'shared config lib'],
  'registrations-http': ['src/registrations/http', 'routing http registrations shared config lib'],
  search: ['src/search', 'routing content fragments render ui shared lib'],
  forms: ['src/forms', 'ui theme analytics shared config lib content render'],
  seo: ['src/seo', 'routing content shared config lib'],
  'page-documents': ['src/seo/page-documents', 'seo content http theme shared config lib'],
  /** Sections of the first content, for tests. */
  'section-testing': ['src/sections/testing', 'content lib'],
  section: ['src/sections/*', `section-testing fragments search ${rendering}`],
  sections: [
    'src/sections',
    'route-table routing cache-tags section-testing section fragments content render seo ui theme shared lib',
  ],
  layout: ['src/layout', rendering],
  'clinician-pages': [
    'src/clinician-pages',
    `sections section-testing layout fragments route-table revalidation ${rendering}`,
  ],
  revalidation: [
    'src/revalidation',
    'route-table routing search content cache-tags http shared config lib',
  ],
  server: [
    'src/server',
    'route-table routing revalidation cache-tags registrations-http registrations search content http shared config lib',
  ],
  edge: ['src/edge', 'server revalidation search http shared config lib'],
  review: ['src/review', 'ui theme section sections content lib shared'],
  app: [
    'src/app',
    'route-table routing server revalidation registrations-http http search page-documents sections clinician-pages ' +
      'layout review forms ui theme content seo shared config lib',
  ],
  studio: ['studio', 'routing shared lib'],
  'content-lake': ['scripts/content-lake', ''],
  scripts: [
    'scripts',
    'routing cache-tags fragments content-lake shared config lib studio registrations',
  ],
  /** Prints pages' content, with its tokens filled as on the site. */
  media: ['scripts/media', 'scripts content shared lib studio'],
  tests: ['tests', '*'],
}

/** A file belongs to the first layer whose folder it is in, so the deepest folders come first, and `*` after names. */
const precedence = (folder: string) => 2 * folder.split('/').length - Number(folder.includes('*'))

/** Configuration of `eslint-plugin-boundaries`. */
export const elements = Object.entries(layers)
  .map(([type, [pattern]]) => ({
    type,
    pattern,
    // Matches from the root, so that `tests/studio` does not belong to `studio`.
    partialMatch: false,
    ...(pattern.includes('*') && {capture: ['name']}),
  }))
  .toSorted((one, other) => precedence(other.pattern) - precedence(one.pattern))

export const policies = Object.entries(layers)
  .filter(([, [, imports]]) => imports !== '')
  .map(([type, [, imports]]) => ({
    from: {element: {type}},
    allow: {
      to: {element: imports === '*' ? {type: '*'} : {types: {anyOf: imports.split(' ')}}},
    },
  }))
