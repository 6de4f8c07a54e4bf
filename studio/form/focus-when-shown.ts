const longestMs = 1000

const firstVisible = (root: ParentNode, selector: string): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({visibilityProperty: true}),
  )

/**
 * Focuses the first visible control of a container as soon as there is one, unless the focus is in the container.
 *
 * @param container - a selector, as `controls`
 * @param then - called with the control that has the focus
 * @returns a function that stops waiting
 */
export function focusWhenShown(
  container: string,
  controls: string,
  then: (control: HTMLElement) => void = () => undefined,
): () => void {
  const end = performance.now() + longestMs
  let frame = requestAnimationFrame(look)
  function look(now: number): void {
    const shown = firstVisible(document, container)
    const control = shown && firstVisible(shown, controls)
    if (control === undefined && now < end) frame = requestAnimationFrame(look)
    else if (control !== undefined && shown?.contains(document.activeElement) === false) {
      control.focus()
      then(control)
    }
  }
  return () => {
    cancelAnimationFrame(frame)
  }
}
