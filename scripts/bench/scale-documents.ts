/** A document as the lake stores it. */
export interface StoredDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

interface StoredPage extends StoredDocument {
  seo: object
  sections: readonly {_type: string}[]
}

/** Published documents of the seed, with their images; generated documents are copies of them. */
export interface Templates {
  clinicians: readonly StoredDocument[]
  faqs: readonly StoredDocument[]
  updates: readonly StoredDocument[]
  /** Has a section of the type `faqs`. */
  page: StoredPage
}

export const templateTypes = ['clinician', 'faq', 'update', 'page'] as const
const questionsPerPage = 3
const fieldsOfLake: ReadonlySet<string> = new Set(['_rev', '_createdAt', '_updatedAt'])

export function templatesIn(documents: readonly StoredDocument[]): Templates {
  const ofType = (type: string) =>
    documents
      .filter(({_type}) => _type === type)
      .toSorted((one, other) => (one._id < other._id ? -1 : 1))
  const page = ofType('page').find(isTemplatePage)
  if (page === undefined) throw new Error('The seed has no page /how-matching-works.')
  return {clinicians: ofType('clinician'), faqs: ofType('faq'), updates: ofType('update'), page}
}

function isTemplatePage(document: StoredDocument): document is StoredPage {
  const {path} = document
  const hasPath = typeof path === 'object' && path !== null && 'current' in path
  return hasPath && path.current === '/how-matching-works'
}

export const scaleId = (type: string, index: number): string =>
  `scale-${type}-${String(index).padStart(5, '0')}`

export const scalePath = (index: number): string => `/scale/page-${index}`

/**
 * Generates `size` documents of each type, each after the documents that it refers to.
 *
 * @throws Error when the seed has no document of a type
 */
export function scaleDocuments(templates: Templates, size: number): StoredDocument[] {
  const copies = (
    type: string,
    models: readonly StoredDocument[],
    change: (index: number) => object,
  ) =>
    Array.from({length: size}, (_, index) => {
      const model = models[index % models.length]
      if (model === undefined) throw new Error(`The seed has no document of the type ${type}.`)
      const fields = Object.entries(model).filter(([name]) => !fieldsOfLake.has(name))
      const identity = {_id: scaleId(type, index), _type: model._type}
      return {...Object.fromEntries(fields), ...identity, ...change(index)}
    })
  const {clinicians, faqs, updates, page} = templates
  return [
    ...copies('clinician', clinicians, (index) => ({
      name: `Dr Sample Number${index}`,
      slug: {_type: 'slug', current: `sample-number-${index}`},
    })),
    ...copies('faq', faqs, (index) => ({
      question: `What should I know about case ${index}?`,
      category: `Cases ${index % 10}`,
      isListed: true,
    })),
    ...copies('update', updates, (index) => ({
      title: `What changed in step ${index}`,
      date: new Date(Date.UTC(2000, 0, 1 + (index % 9000))).toISOString().slice(0, 10),
    })),
    ...copies('page', [page], (index) => ({
      title: `Page ${index}`,
      path: {_type: 'slug', current: scalePath(index)},
      seo: {...page.seo, title: `Page ${index} of many`},
      sections: page.sections.map((section) =>
        section._type === 'faqs' ? {...section, items: questionsOf(index, size)} : section,
      ),
    })),
  ]
}

const questionsOf = (page: number, size: number) =>
  Array.from({length: Math.min(questionsPerPage, size)}, (_, place) => ({
    _key: `question-${place}`,
    _type: 'reference',
    _ref: scaleId('faq', (page * 31 + place) % size),
  }))
