import type {ReactNode} from 'react'
import {Fold} from '#ui/fold/fold.tsx'
import type {Clinicians} from './list-props.ts'

/** Items that phones show before the fold. */
const shownOnPhones = 2

/** Inserts a fold after the first items, unless it would hide only one or has no label. */
export function withFold(items: readonly ReactNode[], {showAll}: Clinicians['labels']): ReactNode {
  if (!showAll || items.length <= shownOnPhones + 1) return items
  return [
    ...items.slice(0, shownOnPhones),
    <li data-fold="" key="fold">
      <Fold label={showAll.replace('{n}', String(items.length))} />
    </li>,
    ...items.slice(shownOnPhones),
  ]
}
