import {type HTMLElement, parse} from 'node-html-parser'

/** A page as its HTML says it to machines. */
export interface PageDocument {
  title: string
  description: string
  /** The address it wants to be known by. */
  canonical: string | null
  isListed: boolean
  /** The picture it wants to be shared with. */
  picture: {address: string; headline: string; brand: string} | null
  /** What it is about: without header, footer and dialogs. */
  main: HTMLElement | null
}

/**
 * Reads a page's HTML.
 *
 * @param html - as visitors get it
 */
export function parsePage(html: string): PageDocument {
  const root = parse(html)
  const attribute = (selector: string, name: string) =>
    root.querySelector(selector)?.getAttribute(name) ?? null
  const meta = (name: string) =>
    attribute(`meta[property="${name}"]`, 'content') ?? attribute(`meta[name="${name}"]`, 'content')
  const address = meta('og:image')
  return {
    title: root.querySelector('title')?.text ?? '',
    description: meta('description') ?? '',
    canonical: attribute('link[rel="canonical"]', 'href'),
    isListed: !(meta('robots') ?? '').includes('noindex'),
    picture:
      address === null
        ? null
        : {
            address,
            headline: meta('og:image:alt') ?? '',
            brand: meta('og:site_name') ?? '',
          },
    main: root.querySelector('main'),
  }
}
