/** What whatever renders a page may import: the parts of pages. */
const parts = [
  'ui',
  'theme',
  'content',
  'render',
  'forms',
  'analytics',
  'seo',
  'routing',
  'model',
  'config',
  'lib',
]

/**
 * The layers of the code, from the lowest to the highest, and what each may import: nothing from a layer above it,
 * which `tests/conformance/structure.test.ts` holds. `docs/architecture.md` describes each layer. A layer that is
 * not listed for another may not be imported from it; a layer may always import from itself.
 */
export const layers = {
  lib: {pattern: 'src/lib', allow: []},
  model: {pattern: 'src/model', allow: ['lib']},
  routing: {pattern: 'src/routing', allow: ['model', 'lib']},
  'cache-tags': {pattern: 'src/freshness/tags', allow: ['model', 'lib']},
  config: {pattern: 'src/config', allow: ['lib']},
  http: {pattern: 'src/http', allow: ['lib']},
  theme: {pattern: 'src/theme', allow: ['lib']},
  ui: {pattern: 'src/ui', allow: ['theme', 'lib']},
  fragments: {pattern: 'src/content/fragments', allow: ['model', 'lib']},
  content: {
    pattern: 'src/content',
    allow: ['fragments', 'cache-tags', 'routing', 'model', 'config', 'lib'],
  },
  'route-table': {
    pattern: 'src/routing/table',
    allow: ['content', 'fragments', 'routing', 'model', 'lib'],
  },
  render: {
    pattern: 'src/content/render',
    allow: ['routing', 'content', 'ui', 'theme', 'model', 'config', 'lib'],
  },
  analytics: {pattern: 'src/analytics', allow: ['routing', 'model', 'config', 'lib']},
  interest: {pattern: 'src/interest', allow: ['model', 'config', 'lib']},
  'interest-api': {
    pattern: 'src/interest-api',
    allow: ['routing', 'http', 'interest', 'model', 'config', 'lib'],
  },
  search: {
    pattern: 'src/search',
    allow: ['routing', 'content', 'fragments', 'http', 'model', 'config', 'lib'],
  },
  forms: {
    pattern: 'src/forms',
    allow: ['ui', 'theme', 'analytics', 'model', 'config', 'lib', 'content', 'render'],
  },
  seo: {pattern: 'src/seo', allow: ['routing', 'content', 'model', 'config', 'lib']},
  renditions: {
    pattern: 'src/renditions',
    allow: ['route-table', 'seo', 'content', 'http', 'theme', 'model', 'config', 'lib'],
  },
  section: {
    pattern: 'src/sections/*',
    capture: ['name'],
    allow: ['fragments', 'search', ...parts],
  },
  sections: {
    pattern: 'src/sections',
    allow: [
      'route-table',
      'routing',
      'cache-tags',
      'section',
      'fragments',
      'content',
      'render',
      'seo',
      'ui',
      'theme',
      'model',
      'lib',
    ],
  },
  frame: {
    pattern: 'src/frame',
    allow: parts,
  },
  'clinician-pages': {
    pattern: 'src/clinician-pages',
    allow: ['frame', 'fragments', 'route-table', ...parts],
  },
  freshness: {
    pattern: 'src/freshness',
    allow: [
      'route-table',
      'routing',
      'search',
      'content',
      'cache-tags',
      'http',
      'model',
      'config',
      'lib',
    ],
  },
  server: {
    pattern: 'src/server',
    allow: [
      'route-table',
      'routing',
      'freshness',
      'cache-tags',
      'interest-api',
      'interest',
      'search',
      'content',
      'http',
      'model',
      'config',
      'lib',
    ],
  },
  edge: {
    pattern: 'src/edge',
    allow: ['server', 'freshness', 'search', 'http', 'model', 'config', 'lib'],
  },
  review: {
    pattern: 'src/review',
    allow: ['ui', 'theme', 'section', 'sections', 'content', 'lib', 'model'],
  },
  app: {
    pattern: 'src/app',
    allow: [
      'route-table',
      'routing',
      'server',
      'freshness',
      'interest-api',
      'http',
      'search',
      'renditions',
      'sections',
      'clinician-pages',
      'frame',
      'review',
      'forms',
      'ui',
      'theme',
      'content',
      'seo',
      'model',
      'config',
      'lib',
    ],
  },
  studio: {pattern: 'studio', allow: ['routing', 'model', 'lib']},
  'content-lake': {pattern: 'scripts/content-lake', allow: []},
  scripts: {
    pattern: 'scripts',
    allow: [
      'routing',
      'cache-tags',
      'content-lake',
      'model',
      'config',
      'lib',
      'studio',
      'interest',
    ],
  },
  tests: {pattern: 'tests', allow: ['*']},
}

/** Most specific first: a file belongs to the first layer whose pattern fits. */
const order = [
  'cache-tags',
  'route-table',
  'render',
  'fragments',
  'section',
  'sections',
  'content-lake',
]
export const names = [...order, ...Object.keys(layers).filter((name) => !order.includes(name))]

export const elements = names.map((name) => {
  const {pattern, capture} = layers[name]
  // From the root: `tests/studio` belongs to the tests.
  return {type: name, pattern, partialMatch: false, ...(capture ? {capture} : {})}
})

export const policies = names.flatMap((name) => {
  const {allow} = layers[name]
  const from = {element: {type: name}}
  const element = allow.includes('*') ? {type: '*'} : {types: {anyOf: allow}}
  return allow.length > 0 ? [{from, allow: {to: {element}}}] : []
})
