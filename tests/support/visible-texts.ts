import type {Page} from '@playwright/test'

/** A text that a visitor reads or hears, with the texts of the elements around it, inner ones first. */
export interface VisibleText {
  readonly text: string
  readonly around: readonly string[]
  /** Where it stands, for the message of a test: the element, and the attribute if it is one. */
  readonly place: string
}

/**
 * Lists every text of a page: what stands in it, the attributes that are read aloud or shown, the title and the
 * description.
 *
 * @param page - any page of a browser; it parses the HTML and does not load it
 * @param html - as the site answered it
 */
export function visibleTexts(page: Page, html: string): Promise<VisibleText[]> {
  return page.evaluate((source) => {
    const tidy = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim()
    const parsed = new DOMParser().parseFromString(source, 'text/html')
    for (const code of parsed.querySelectorAll('script, style, template')) code.remove()
    const found: {text: string; around: string[]; place: string}[] = []
    const nameOf = (element: Element | null) => element?.localName ?? ''

    const levels = 4
    const walker = parsed.createTreeWalker(parsed, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = tidy(walker.currentNode.textContent)
      if (text === '') continue
      const around: string[] = []
      let element = walker.currentNode.parentElement
      const place = nameOf(element)
      for (let level = 0; level < levels && element !== null; level++) {
        around.push(tidy(element.textContent))
        element = element.parentElement
      }
      found.push({text, around, place})
    }

    const attributes = [
      'alt',
      'aria-label',
      'aria-roledescription',
      'aria-description',
      'title',
      'placeholder',
      'label',
    ]
    for (const element of parsed.querySelectorAll('*')) {
      for (const attribute of attributes) {
        const text = tidy(element.getAttribute(attribute))
        if (text !== '') found.push({text, around: [], place: `${nameOf(element)}[${attribute}]`})
      }
    }
    const shared =
      'meta[name$="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"], meta[property="og:image:alt"], meta[name="twitter:title"]'
    for (const element of parsed.querySelectorAll(shared)) {
      found.push({text: tidy(element.getAttribute('content')), around: [], place: 'meta'})
    }
    return found
  }, html)
}
