/** Element that opened each panel. */
export const openers = new WeakMap<Element, HTMLElement>()

/**
 * Returns the element to focus after a link's panel closes: the link, or the opener of the panel that contains it,
 * because the new panel replaces that one.
 */
export const openerOf = (link: HTMLElement): HTMLElement =>
  openers.get(link.closest('[role="dialog"]') ?? link) ?? link
