import {type ComponentType, useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {accordionItem, accordionState} from '#ui/state-attributes.ts'
import {type AccordionListProps, Question} from './accordion-item.tsx'

/** Distance from the viewport at which the enhanced version is fetched. */
const preloadMargin = '200px'

/**
 * Renders questions as native `details`, which work without JavaScript and with find-in-page. Near the viewport it
 * fetches the Radix version for arrow keys, which then replaces the list unless it has focus (FAQ-1).
 */
export function AccordionList({items, openAtFirst}: AccordionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [Enhanced, setEnhanced] = useState<ComponentType<AccordionListProps> | null>(null)
  const [open, setOpen] = useState(openAtFirst)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    let isUnmounted = false
    const enhance = (loaded: ComponentType<AccordionListProps>) => {
      if (isUnmounted) return
      if (element.contains(document.activeElement)) {
        element.addEventListener('focusout', () => setTimeout(() => enhance(loaded)), {once: true})
        return
      }
      // Synchronous, so that a link can't open an answer in a list that is about to be replaced.
      flushSync(() => {
        setOpen(openIds(element))
        setEnhanced(() => loaded)
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // The native list works on its own, so a failed import is ignored.
        import('./enhanced-accordion.client.tsx')
          .then(({EnhancedAccordion}) => enhance(EnhancedAccordion))
          .catch(() => undefined)
      },
      {rootMargin: preloadMargin},
    )
    observer.observe(element)
    return () => {
      isUnmounted = true
      observer.disconnect()
    }
  }, [])

  return (
    <div {...accordionState.of(Enhanced === null ? 'native' : 'enhanced')} ref={list}>
      {Enhanced === null ? (
        items.map((item) => (
          <details
            key={item.id}
            {...accordionItem.of(item.id)}
            open={openAtFirst.includes(item.id)}
          >
            <summary>
              <Question>{item.question}</Question>
            </summary>
            <div data-answer="" id={item.anchor}>
              {item.answer}
            </div>
          </details>
        ))
      ) : (
        <Enhanced items={items} openAtFirst={open} />
      )}
    </div>
  )
}

function openIds(list: HTMLElement): string[] {
  return [...list.querySelectorAll(`details[open]${accordionItem.selector}`)].flatMap(
    (item) => item.getAttribute(accordionItem.name) ?? [],
  )
}
