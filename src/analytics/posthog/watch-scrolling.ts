import {recordEvent} from '#analytics/record-event.ts'

/** Depths to record, in per cent of the page (AN-1). */
const depths = [25, 50, 75, 100] as const

/** Records each depth of a page once, when the visitor scrolls down to it, and returns a function that stops this. */
export function watchScrolling(): () => void {
  let path = location.pathname
  let lastTop = scrollY
  let deepest = 0

  const onScroll = () => {
    const isOtherPage = location.pathname !== path
    const isScrollingDown = scrollY > lastTop
    lastTop = scrollY
    if (isOtherPage) {
      path = location.pathname
      deepest = 0
    }
    // A new page scrolls to its top, which isn't a depth.
    if (isOtherPage || !isScrollingDown) return
    const {scrollHeight} = document.documentElement
    // Compensates for rounding of positions.
    const seenPercent = ((scrollY + innerHeight + 1) / scrollHeight) * 100
    for (const percent of depths) {
      if (percent <= deepest || percent > seenPercent) continue
      deepest = percent
      recordEvent({name: 'scroll_depth', properties: {percent}})
    }
  }

  addEventListener('scroll', onScroll, {passive: true})
  return () => removeEventListener('scroll', onScroll)
}
