/** A document as the lake has it. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** A page as the lake has it. */
export interface StoredPage extends StoredDocument {
  seo: object
  sections: readonly {_type: string}[]
}

/** What the documents are copies of: published documents of the first content, with their pictures. */
export interface Models {
  /** In turn, so that there are doctors and specialists. */
  clinicians: readonly StoredDocument[]
  faqs: readonly StoredDocument[]
  updates: readonly StoredDocument[]
  /** A page with a section of the type `faqs`. */
  page: StoredPage
}

/** What is copied. */
export const modelTypes = ['clinician', 'faq', 'update', 'page'] as const

/**
 * Chooses what the documents are copies of.
 *
 * @param documents - the first content, or what it has of `modelTypes`
 * @throws Error when the page that pages are copies of is not among it
 */
export function modelsOf(documents: readonly StoredDocument[]): Models {
  const find = (type: string) =>
    documents
      .filter(({_type}) => _type === type)
      .toSorted((one, other) => (one._id < other._id ? -1 : 1))
  const page = find('page').find(isModelPage)
  if (page === undefined) throw new Error('The first content has no page /how-matching-works.')
  return {clinicians: find('clinician'), faqs: find('faq'), updates: find('update'), page}
}

function isModelPage(document: StoredDocument): document is StoredPage {
  const {path} = document
  const isPath = typeof path === 'object' && path !== null && 'current' in path
  return isPath && path.current === '/how-matching-works'
}

/** How many questions each page shows, as the pages of the first content do. */
const questionsPerPage = 3

/**
 * Names the n-th document of a type.
 *
 * @param type - of the document
 * @param index - from 0
 */
export const scaleId = (type: string, index: number): string =>
  `scale-${type}-${String(index).padStart(5, '0')}`

/**
 * Says where the n-th page stands.
 *
 * @param index - from 0
 */
export const scalePath = (index: number): string => `/scale/page-${index}`

/**
 * Makes documents as editors write them, for a dataset that has grown: of each type so many, with references to each
 * other and to the first content.
 *
 * @param models - copied, with an id, a name and an address of their own
 * @param size - how many of each type
 * @returns clinicians, questions, updates and pages, in an order in which none refers to a later one
 */
export function scaleDocuments(models: Models, size: number): StoredDocument[] {
  const indexes = Array.from({length: size}, (_, index) => index)
  return [
    ...indexes.map((index) => clinicianOf(pick(models.clinicians, index), index)),
    ...indexes.map((index) => questionOf(pick(models.faqs, index), index)),
    ...indexes.map((index) => updateOf(pick(models.updates, index), index)),
    ...indexes.map((index) => pageOf(models.page, index, size)),
  ]
}

function pick(models: readonly StoredDocument[], index: number): StoredDocument {
  const model = models[index % models.length]
  if (model === undefined) throw new Error('The first content lacks a document to copy.')
  return model
}

/** What the lake writes itself. */
const ownFields: ReadonlySet<string> = new Set(['_rev', '_createdAt', '_updatedAt'])

function copyOf(model: StoredDocument, type: string, index: number): StoredDocument {
  const fields = Object.entries(model).filter(([name]) => !ownFields.has(name))
  return {...Object.fromEntries(fields), _id: scaleId(type, index), _type: model._type}
}

function clinicianOf(model: StoredDocument, index: number): StoredDocument {
  return {
    ...copyOf(model, 'clinician', index),
    name: `Dr Sample Number${index}`,
    slug: {_type: 'slug', current: `sample-number-${index}`},
  }
}

function questionOf(model: StoredDocument, index: number): StoredDocument {
  return {
    ...copyOf(model, 'faq', index),
    question: `What should I know about case ${index}?`,
    category: `Cases ${index % 10}`,
    isListed: true,
  }
}

function updateOf(model: StoredDocument, index: number): StoredDocument {
  const day = new Date(Date.UTC(2000, 0, 1 + (index % 9000))).toISOString().slice(0, 10)
  return {...copyOf(model, 'update', index), title: `What changed in step ${index}`, date: day}
}

function pageOf(model: StoredPage, index: number, size: number): StoredDocument {
  return {
    ...copyOf(model, 'page', index),
    title: `Page ${index}`,
    path: {_type: 'slug', current: scalePath(index)},
    seo: {...model.seo, title: `Page ${index} of many`},
    sections: model.sections.map((section) =>
      section._type === 'faqs' ? {...section, items: questionsOf(index, size)} : section,
    ),
  }
}

const questionsOf = (page: number, size: number) =>
  Array.from({length: Math.min(questionsPerPage, size)}, (_, place) => ({
    _key: `question-${place}`,
    _type: 'reference',
    _ref: scaleId('faq', (page * 31 + place) % size),
  }))
