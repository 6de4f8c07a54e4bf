import {type HTMLElement, parse} from 'node-html-parser'

/** Metadata and main content parsed from a page's HTML. */
export interface ParsedPage {
  title: string
  description: string
  canonical: string | null
  isListed: boolean
  /** Share image. */
  picture: {address: string; headline: string; brand: string} | null
  /** Content without header, footer and dialogs. */
  main: HTMLElement | null
}

export function parsePage(html: string): ParsedPage {
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
