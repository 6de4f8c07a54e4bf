/** The attribute of a mark: what the Studio's overlays are to know of the element that follows it. */
export const editMarkAttribute = 'data-edit-target'

const marks = `template[${editMarkAttribute}]`

/**
 * Hands what marks say to the elements that follow them. A mark stands in front of a section, not around it: styles
 * that say where a section stands (`main > section:last-of-type`) are the same in a preview then.
 *
 * @param root - the part of the page that is looked through
 */
export function applyEditMarks(root: ParentNode): void {
  for (const mark of root.querySelectorAll(marks)) {
    const target = mark.getAttribute(editMarkAttribute) ?? ''
    const element = elementBehind(mark)
    if (element === null) continue
    if (element.getAttribute('data-sanity') !== target) element.setAttribute('data-sanity', target)
  }
}

/** What is seen behind a mark; nothing where a section renders nothing and the next one's mark follows. */
function elementBehind(mark: Element): Element | null {
  let element = mark.nextElementSibling
  // The styles of a section are streamed in front of it.
  while (element?.matches('style, script, link')) element = element.nextElementSibling
  return element === null || element.matches(marks) ? null : element
}
