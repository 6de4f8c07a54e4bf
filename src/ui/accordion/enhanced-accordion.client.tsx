'use client'

import {Item, Root, Trigger} from '@radix-ui/react-accordion'
import {startTransition, useState} from 'react'
import {accordionItem} from '#ui/state-attributes.ts'
import type {AccordionListProps} from './accordion-list.ts'
import {Question} from './question.tsx'

/**
 * The same native elements with Radix on top of them: arrow keys, Home and End move between the questions. The browser
 * opens and closes them, on a press as for its search or for printing, and Radix is told after it, so that the next
 * paint answers a press (decision 101).
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
              // Never changed, so that what is rendered late undoes no press.
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

/** A `summary` says by itself what Radix would say for a button. */
const nativeSummary = {
  'aria-controls': undefined,
  'aria-expanded': undefined,
  type: undefined,
} as const

function toggled(ids: string[], id: string, isOpen: boolean): string[] {
  if (ids.includes(id) === isOpen) return ids
  return isOpen ? [...ids, id] : ids.filter((each) => each !== id)
}
