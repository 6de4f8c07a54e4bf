'use client'

import {Item, Root, Trigger} from '@radix-ui/react-accordion'
import {type MouseEvent, useState} from 'react'
import {accordionItem} from '#ui/state-attributes.ts'
import type {AccordionListProps} from './accordion-list.ts'
import {Question} from './question.tsx'

/**
 * The same native elements with Radix on top of them: arrow keys, Home and End move between the questions. What the
 * browser opens by itself, for its search or for printing, is taken note of.
 */
export function EnhancedAccordion({items, openAtFirst}: AccordionListProps) {
  const [open, setOpen] = useState<string[]>([...openAtFirst])
  return (
    <Root asChild onValueChange={setOpen} type="multiple" value={open}>
      <div>
        {items.map((item) => {
          const isOpen = open.includes(item.id)
          return (
            <Item asChild key={item.id} value={item.id}>
              <details
                {...accordionItem.of(item.id)}
                onClick={leaveToRadix}
                onToggle={(event) => {
                  const nowOpen = event.currentTarget.open
                  if (nowOpen !== isOpen) setOpen((ids) => toggled(ids, item.id, nowOpen))
                }}
                open={isOpen}
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
          )
        })}
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

/** Keeps the browser from toggling what Radix has just toggled, further in. */
function leaveToRadix(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('summary') !== null) {
    event.preventDefault()
  }
}

function toggled(ids: readonly string[], id: string, isOpen: boolean): string[] {
  const others = ids.filter((each) => each !== id)
  return isOpen ? [...others, id] : others
}
