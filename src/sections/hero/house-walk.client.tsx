'use client'

import {type ReactNode, useCallback, useRef, useState, useSyncExternalStore} from 'react'
import {NextGlyph, PauseGlyph, PlayGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {useRotation} from '#ui/carousel/use-rotation.ts'
import {litOpening} from '#ui/state-attributes.ts'

/** Someone in the doorway or at a window. */
export interface Person {
  key: string
  name: string
  role: string
  /** What their picture shows, for who cannot see it. */
  alt: string
  /** Says that they are invented, if they are. */
  badge: string | null
}

interface HouseWalkProps {
  children: ReactNode
  people: readonly Person[]
  labels: {previous: string; next: string; pause: string; play: string}
}

/**
 * Moves the light from person to person and names who is lit (HOME-1, DES-6). Before its code runs, and without
 * JavaScript, all are lit; the list of people is there for screen readers at all times.
 */
export function HouseWalk({children, people, labels}: HouseWalkProps) {
  const root = useRef<HTMLDivElement>(null)
  const [lit, setLit] = useState(0)
  const enhanced = useSyncExternalStore(subscribeToNothing, isBrowser, isServer)
  const [said, setSaid] = useState('')
  const count = people.length

  const step = useCallback(
    (by: 1 | -1) => setLit((current) => (current + by + count) % count),
    [count],
  )
  const advance = useCallback(() => step(1), [step])
  const {isPlaying, toggle} = useRotation(root, count > 1, advance)

  const choose = (by: 1 | -1) => {
    const person = people[(lit + by + count) % count]
    step(by)
    // What moves by itself is not announced; what the visitor asked for is (WCAG 4.1.3).
    setSaid(person === undefined ? '' : `${person.name}, ${person.role}`)
  }

  return (
    <div {...litOpening.of(enhanced ? `${lit}` : undefined)} data-walk="" ref={root}>
      {children}
      {count === 0 ? null : (
        <div data-chip="">
          <ul>
            {people.map(({key, name, role, alt, badge}, index) => (
              <li aria-current={index === lit} key={key}>
                <b>{name}</b>
                <span>{role}</span>
                {badge ? <span data-badge="">{badge}</span> : null}
                <span data-sr-only="">{alt}</span>
              </li>
            ))}
          </ul>
          <div data-controls="">
            <button aria-label={labels.previous} onClick={() => choose(-1)} type="button">
              <PreviousGlyph />
            </button>
            <button
              aria-label={isPlaying ? labels.pause : labels.play}
              onClick={toggle}
              type="button"
            >
              {isPlaying ? <PauseGlyph /> : <PlayGlyph />}
            </button>
            <button aria-label={labels.next} onClick={() => choose(1)} type="button">
              <NextGlyph />
            </button>
          </div>
          <p aria-live="polite" data-sr-only="">
            {said}
          </p>
        </div>
      )}
    </div>
  )
}

const subscribeToNothing = () => () => undefined
const isBrowser = () => true
const isServer = () => false
