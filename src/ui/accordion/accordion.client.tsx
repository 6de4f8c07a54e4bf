'use client'

import {type ComponentType, useEffect, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {accordionItem, accordionState} from '#ui/state-attributes.ts'
import type {AccordionListProps} from './accordion-list.ts'
import {Question} from './question.tsx'

/** How far below the window the list may be when its code is fetched. */
const nearWindow = '200px'

/**
 * Questions that open and close (FAQ-1). They are native `details` with their answers in the HTML: they work before and
 * without JavaScript and are found, and opened, by the browser's search. Arrow keys come with Radix, fetched as the
 * list comes near; it takes over the very same elements, never while one of them has the focus.
 */
export function AccordionList({items, openAtFirst}: AccordionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [Enhanced, setEnhanced] = useState<ComponentType<AccordionListProps> | null>(null)
  const [open, setOpen] = useState(openAtFirst)

  useEffect(() => {
    const element = list.current
    if (element === null) return
    let gone = false
    const takeOver = (loaded: ComponentType<AccordionListProps>) => {
      if (gone) return
      if (element.contains(document.activeElement)) {
        element.addEventListener('focusout', () => setTimeout(() => takeOver(loaded)), {once: true})
        return
      }
      // At once: a link that opens an answer in between would open one that is about to be replaced.
      flushSync(() => {
        setOpen(openIds(element))
        setEnhanced(() => loaded)
      })
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        observer.disconnect()
        // Without its code the list stays what it is: native, and whole.
        import('./enhanced-accordion.client.tsx')
          .then(({EnhancedAccordion}) => takeOver(EnhancedAccordion))
          .catch(() => undefined)
      },
      {rootMargin: nearWindow},
    )
    observer.observe(element)
    return () => {
      gone = true
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
