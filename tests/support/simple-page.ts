interface SimplePage {
  id: string
  path: string
  headline: string
}

/** Creates a valid page document with one section. The headline is also its title. */
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
