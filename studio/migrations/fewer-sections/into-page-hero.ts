import {type Merge, rename, retype, type Section} from './section.ts'

const into = (layout: string) => retype('pageHero', {layout})

/** A hero without a layout is a draft that has only text. */
export const intoPageHero: Readonly<Record<string, Merge>> = {
  pageHero: into('plain'),
  posterHero: (section: Section) => into('poster')(rename({pictures: 'portraits'})(section)),
  pictureHero: into('picture'),
  downloadHero: into('download'),
  joinHero: into('join'),
}
