import {recordEvent} from '#analytics/record-event.ts'

/** In per cent of the page (AN-1). */
const depths = [25, 50, 75, 100] as const

/**
 * Records how far down each page was seen: every depth once, when the visitor scrolls down to it.
 *
 * @returns ends it
 */
export function watchScrolling(): () => void {
  let path = location.pathname
  let top = scrollY
  let deepest = 0

  const look = () => {
    const isOtherPage = location.pathname !== path
    const isDown = scrollY > top
    top = scrollY
    if (isOtherPage) {
      path = location.pathname
      deepest = 0
    }
    // A new page scrolls to its top first: that is not its depth.
    if (isOtherPage || !isDown) return
    const {scrollHeight} = document.documentElement
    // Browsers round both ends.
    const seen = ((scrollY + innerHeight + 1) / scrollHeight) * 100
    for (const percent of depths) {
      if (percent <= deepest || percent > seen) continue
      deepest = percent
      recordEvent({name: 'scroll_depth', properties: {percent}})
    }
  }

  addEventListener('scroll', look, {passive: true})
  return () => removeEventListener('scroll', look)
}
