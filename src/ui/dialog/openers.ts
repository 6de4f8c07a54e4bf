/** What gets the focus back from a panel, as long as the panel is there. */
export const openers = new WeakMap<Element, HTMLElement>()

/**
 * Says what gets the focus back from a panel that a link opens.
 *
 * @param link - the link that is pressed
 * @returns the link; where it stands in a panel, which makes room for the new one, what opened that
 */
export const openerOf = (link: HTMLElement): HTMLElement =>
  openers.get(link.closest('[role="dialog"]') ?? link) ?? link
