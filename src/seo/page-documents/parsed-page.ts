import {type HTMLElement, parse} from 'node-html-parser'

/** Texts of a card; empty when the card has none. */
export interface ParsedCard {
  number: string
  label: string
  title: string
  service: string
  text: string
  /** How to leave the list, and the address of the site. */
  details: readonly string[]
}

/** Metadata and main content parsed from a page's HTML. */
export interface ParsedPage {
  title: string
  description: string
  canonical: string | null
  isListed: boolean
  /** Share image. */
  picture: {address: string; headline: string; brand: string} | null
  /** Card of a place on the waitlist (FORM-9). */
  card: ParsedCard | null
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
    card: parseCard(root),
    main: root.querySelector('main'),
  }
}

function parseCard(root: HTMLElement): ParsedCard | null {
  const card = root.querySelector('main [data-waitlist-card]')
  if (card === null) return null
  const text = (within: HTMLElement, selector: string) =>
    within.querySelector(selector)?.textContent.trim() ?? ''
  return {
    number: text(root, 'main [data-opening-door] text'),
    label: text(card, 'p:first-child'),
    title: text(card, 'h2'),
    service: text(card, 'b'),
    text: text(card, 'h2 ~ p:not(:has(b), [data-detail])'),
    details: card.querySelectorAll('[data-detail]').map(({textContent}) => textContent),
  }
}
