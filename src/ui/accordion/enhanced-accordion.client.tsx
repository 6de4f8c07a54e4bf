'use client'

import {Item, Root, Trigger} from '@radix-ui/react-accordion'
import {startTransition, useState} from 'react'
import {accordionItem} from '#ui/state-attributes.ts'
import {type AccordionListProps, Question} from './accordion-item.tsx'

/**
 * Adds Radix keyboard navigation (arrow keys, Home, End) to the native elements. The browser toggles them and React
 * state follows, so that the next paint shows the change (decision 9).
 */
export function EnhancedAccordion({items, openAtFirst}: AccordionListProps) {
  const [open, setOpen] = useState<string[]>([...openAtFirst])
  return (
    <Root asChild type="multiple" value={open}>
      <div>
        {items.map((item) => (
          <Item asChild key={item.id} value={item.id}>
            <details
              {...accordionItem.of(item.id)}
              onToggle={(event) => {
                const nowOpen = event.currentTarget.open
                startTransition(() => setOpen((ids) => toggled(ids, item.id, nowOpen)))
              }}
              // Constant, so that a late render can't revert a toggle.
              open={openAtFirst.includes(item.id)}
            >
              <Trigger asChild>
                <summary {...nativeSummary}>
                  <Question>{item.question}</Question>
                </summary>
              </Trigger>
              <div data-answer="" id={item.anchor}>
                {item.answer}
              </div>
            </details>
          </Item>
        ))}
      </div>
    </Root>
  )
}

/** Attributes that Radix adds for a `button` and that `summary` doesn't need. */
const nativeSummary = {
  'aria-controls': undefined,
  'aria-expanded': undefined,
  type: undefined,
} as const

function toggled(ids: string[], id: string, isOpen: boolean): string[] {
  if (ids.includes(id) === isOpen) return ids
  return isOpen ? [...ids, id] : ids.filter((each) => each !== id)
}
