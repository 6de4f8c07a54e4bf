/**
 * The rooms of the code and who may call on whom. One sentence for every room stands in the README.
 * A room that is not listed for another may not be imported from it; a room may always import from itself.
 */
const rooms = {
  lib: {pattern: 'src/lib', may: []},
  model: {pattern: 'src/model', may: ['lib']},
  config: {pattern: 'src/config', may: ['lib']},
  theme: {pattern: 'src/theme', may: ['lib']},
  ui: {pattern: 'src/ui', may: ['theme', 'lib']},
  render: {
    pattern: 'src/content/render',
    may: ['content', 'ui', 'theme', 'model', 'config', 'lib'],
  },
  content: {
    pattern: 'src/content',
    may: ['fragments', 'model', 'config', 'lib'],
    mayFiles: ['query'],
  },
  interest: {pattern: 'src/interest', may: ['model', 'config', 'lib']},
  forms: {
    pattern: 'src/forms',
    may: ['ui', 'theme', 'analytics', 'model', 'config', 'lib', 'content', 'render'],
  },
  analytics: {pattern: 'src/analytics', may: ['model', 'config', 'lib']},
  seo: {pattern: 'src/seo', may: ['content', 'model', 'config', 'lib']},
  maps: {pattern: 'src/maps', may: ['ui', 'theme', 'model', 'config', 'lib']},
  fragments: {pattern: 'src/content/fragments', may: ['model', 'lib']},
  section: {
    pattern: 'src/sections/*',
    capture: ['name'],
    may: [
      'fragments',
      'ui',
      'theme',
      'content',
      'render',
      'forms',
      'analytics',
      'seo',
      'maps',
      'model',
      'config',
      'lib',
    ],
  },
  'section-list': {
    pattern: 'src/sections',
    may: ['section', 'content', 'render', 'ui', 'theme', 'model', 'lib'],
  },
  frame: {
    pattern: 'src/frame',
    may: [
      'ui',
      'theme',
      'content',
      'render',
      'forms',
      'analytics',
      'seo',
      'maps',
      'model',
      'config',
      'lib',
    ],
  },
  app: {
    pattern: 'src/app',
    may: [
      'section-list',
      'frame',
      'review',
      'ui',
      'theme',
      'content',
      'render',
      'interest',
      'forms',
      'analytics',
      'seo',
      'maps',
      'model',
      'config',
      'lib',
    ],
  },
  review: {pattern: 'src/review', may: ['ui', 'theme', 'section', 'content', 'lib', 'model']},
  studio: {pattern: 'studio', may: ['model']},
  'content-lake': {pattern: 'scripts/content-lake', may: []},
  scripts: {
    pattern: 'scripts',
    may: ['content-lake', 'model', 'config', 'lib', 'studio', 'interest'],
  },
  tests: {pattern: 'tests', may: ['*']},
}

/** Kinds of files that another room may call on although it may not call on the room they stand in. */
export const files = [{category: 'query', pattern: 'src/sections/*/*.query.ts'}]

// Most specific first: the plugin takes the first room whose pattern fits.
const order = ['render', 'fragments', 'section', 'section-list', 'content-lake']
const names = [...order, ...Object.keys(rooms).filter((name) => !order.includes(name))]

export const elements = names.map((name) => {
  const {pattern, capture} = rooms[name]
  return {type: name, pattern, ...(capture ? {capture} : {})}
})

export const policies = names.flatMap((name) => {
  const {may, mayFiles = []} = rooms[name]
  const from = {element: {type: name}}
  const element = may.includes('*') ? {type: '*'} : {types: {anyOf: may}}
  return [
    ...(may.length > 0 ? [{from, allow: {to: {element}}}] : []),
    ...mayFiles.map((category) => ({from, allow: {to: {file: {categories: category}}}})),
  ]
})
