/** The attribute of a mark: what the Studio's overlays are to know of the element that follows it. */
export const editMarkAttribute = 'data-edit-target'

const marks = `template[${editMarkAttribute}]`

/**
 * Hands what marks say to the elements that follow them. A mark stands in front of a section, not around it: styles that
 * say where a section stands (`main > section:last-of-type`) are the same in a preview then.
 *
 * @param root - the part of the page that is looked through
 */
export function applyEditMarks(root: ParentNode): void {
  for (const mark of root.querySelectorAll(marks)) {
    const target = mark.getAttribute(editMarkAttribute) ?? ''
    const element = mark.nextElementSibling
    // A section that renders nothing has the next one's mark behind it.
    if (element === null || element.matches(marks)) continue
    if (element.getAttribute('data-sanity') !== target) element.setAttribute('data-sanity', target)
  }
}
