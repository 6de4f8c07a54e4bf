/** What a page of a test says. */
interface SimplePage {
  id: string
  path: string
  headline: string
}

/**
 * Makes a page of one section that the Studio finds nothing wrong with.
 *
 * @param page - its document id, its address and its largest words, which also name it
 * @returns a document to write into the dataset
 */
export function simplePage({id, path, headline}: SimplePage) {
  return {
    _id: id,
    _type: 'page',
    title: headline,
    path: {_type: 'slug', current: path},
    sections: [
      {_type: 'pageHero', _key: 'hero', headline, layout: 'plain', tone: 'plain', door: false},
    ],
    seo: {_type: 'seo', title: headline, description: 'A page that is here for a moment only.'},
  }
}
