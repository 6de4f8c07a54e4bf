interface Layer {
  readonly pattern: string
  readonly capture?: readonly string[]
  /** Lower layers that this layer may import; `*` is every layer. */
  readonly allow: readonly string[]
}

/** Layers that every folder with rendered components may import. */
const rendering = [
  'ui',
  'theme',
  'content',
  'render',
  'forms',
  'analytics',
  'seo',
  'routing',
  'shared',
  'config',
  'lib',
]

/** The layers of the code, from the lowest to the highest. A layer may always import from itself. */
export const layers: Readonly<Record<string, Layer>> = {
  lib: {pattern: 'src/lib', allow: []},
  shared: {pattern: 'src/shared', allow: ['lib']},
  routing: {pattern: 'src/routing', allow: ['shared', 'lib']},
  'cache-tags': {pattern: 'src/cache-tags', allow: ['shared', 'lib']},
  config: {pattern: 'src/config', allow: ['lib']},
  http: {pattern: 'src/http', allow: ['lib']},
  theme: {pattern: 'src/theme', allow: ['lib']},
  ui: {pattern: 'src/ui', allow: ['theme', 'lib']},
  fragments: {pattern: 'src/content/fragments', allow: ['shared', 'lib']},
  content: {
    pattern: 'src/content',
    allow: ['fragments', 'cache-tags', 'routing', 'shared', 'config', 'lib'],
  },
  'route-table': {
    pattern: 'src/route-table',
    allow: ['content', 'fragments', 'routing', 'shared', 'lib'],
  },
  render: {
    pattern: 'src/content/render',
    allow: ['routing', 'content', 'ui', 'theme', 'shared', 'config', 'lib'],
  },
  analytics: {pattern: 'src/analytics', allow: ['routing', 'shared', 'config', 'lib']},
  registrations: {pattern: 'src/registrations', allow: ['shared', 'config', 'lib']},
  'registrations-http': {
    pattern: 'src/registrations/http',
    allow: ['routing', 'http', 'registrations', 'shared', 'config', 'lib'],
  },
  search: {
    pattern: 'src/search',
    allow: ['routing', 'content', 'fragments', 'render', 'ui', 'shared', 'lib'],
  },
  forms: {
    pattern: 'src/forms',
    allow: ['ui', 'theme', 'analytics', 'shared', 'config', 'lib', 'content', 'render'],
  },
  seo: {pattern: 'src/seo', allow: ['routing', 'content', 'shared', 'config', 'lib']},
  'page-documents': {
    pattern: 'src/seo/page-documents',
    allow: ['route-table', 'seo', 'content', 'http', 'theme', 'shared', 'config', 'lib'],
  },
  /** Sections of the first content, for tests. */
  'section-testing': {pattern: 'src/sections/testing', allow: ['content', 'lib']},
  section: {
    pattern: 'src/sections/*',
    capture: ['name'],
    allow: ['section-testing', 'fragments', 'search', ...rendering],
  },
  sections: {
    pattern: 'src/sections',
    allow: [
      'route-table',
      'routing',
      'cache-tags',
      'section-testing',
      'section',
      'fragments',
      'content',
      'render',
      'seo',
      'ui',
      'theme',
      'shared',
      'lib',
    ],
  },
  layout: {
    pattern: 'src/layout',
    allow: rendering,
  },
  'clinician-pages': {
    pattern: 'src/clinician-pages',
    allow: [
      'sections',
      'section-testing',
      'layout',
      'fragments',
      'route-table',
      'revalidation',
      ...rendering,
    ],
  },
  revalidation: {
    pattern: 'src/revalidation',
    allow: [
      'route-table',
      'routing',
      'search',
      'content',
      'cache-tags',
      'http',
      'shared',
      'config',
      'lib',
    ],
  },
  server: {
    pattern: 'src/server',
    allow: [
      'route-table',
      'routing',
      'revalidation',
      'cache-tags',
      'registrations-http',
      'registrations',
      'search',
      'content',
      'http',
      'shared',
      'config',
      'lib',
    ],
  },
  edge: {
    pattern: 'src/edge',
    allow: ['server', 'revalidation', 'search', 'http', 'shared', 'config', 'lib'],
  },
  review: {
    pattern: 'src/review',
    allow: ['ui', 'theme', 'section', 'sections', 'content', 'lib', 'shared'],
  },
  app: {
    pattern: 'src/app',
    allow: [
      'route-table',
      'routing',
      'server',
      'revalidation',
      'registrations-http',
      'http',
      'search',
      'page-documents',
      'sections',
      'clinician-pages',
      'layout',
      'review',
      'forms',
      'ui',
      'theme',
      'content',
      'seo',
      'shared',
      'config',
      'lib',
    ],
  },
  studio: {pattern: 'studio', allow: ['routing', 'shared', 'lib']},
  'content-lake': {pattern: 'scripts/content-lake', allow: []},
  scripts: {
    pattern: 'scripts',
    allow: [
      'routing',
      'cache-tags',
      'fragments',
      'content-lake',
      'shared',
      'config',
      'lib',
      'studio',
      'registrations',
    ],
  },
  /** Prints pages' content, with its tokens filled as on the site. */
  media: {pattern: 'scripts/media', allow: ['scripts', 'content', 'shared', 'lib', 'studio']},
  tests: {pattern: 'tests', allow: ['*']},
}

/** Most specific first: a file belongs to the first layer whose pattern matches. */
const order = [
  'media',
  'cache-tags',
  'route-table',
  'page-documents',
  'registrations-http',
  'render',
  'fragments',
  'section-testing',
  'section',
  'sections',
  'content-lake',
]
export const names: readonly string[] = [
  ...order,
  ...Object.keys(layers).filter((name) => !order.includes(name)),
]

/** Configuration of `eslint-plugin-boundaries`. */
export const elements = names.map((name) => {
  const {pattern = '', capture} = layers[name] ?? {}
  // Matches from the root, so that `tests/studio` does not belong to `studio`.
  return {type: name, pattern, partialMatch: false, ...(capture ? {capture} : {})}
})

export const policies = names.flatMap((name) => {
  const {allow = []} = layers[name] ?? {}
  const from = {element: {type: name}}
  const element = allow.includes('*') ? {type: '*'} : {types: {anyOf: allow}}
  return allow.length > 0 ? [{from, allow: {to: {element}}}] : []
})
