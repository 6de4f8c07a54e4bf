/** Attribute of a mark: the edit target that the Studio's overlays use for the element after it. */
export const editMarkAttribute = 'data-edit-target'

const marks = `template[${editMarkAttribute}]`

/**
 * Copies edit targets from marks to the elements after them. Wrapping sections instead would break selectors such as
 * `main > section:last-of-type`.
 */
export function applyEditMarks(root: ParentNode): void {
  for (const mark of root.querySelectorAll(marks)) {
    const target = mark.getAttribute(editMarkAttribute) ?? ''
    const element = elementAfter(mark)
    if (element === null) continue
    if (element.getAttribute('data-sanity') !== target) element.setAttribute('data-sanity', target)
  }
}

/** Returns the element that a mark describes, or `null` when its section rendered nothing. */
function elementAfter(mark: Element): Element | null {
  let element = mark.nextElementSibling
  // React streams a section's styles before the section.
  while (element?.matches('style, script, link')) element = element.nextElementSibling
  return element === null || element.matches(marks) ? null : element
}
