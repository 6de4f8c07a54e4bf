import {type ReactNode, useCallback, useState} from 'react'
import {useHydrated} from '#lib/use-hydrated.ts'
import {NextGlyph, PauseGlyph, PlayGlyph, PreviousGlyph} from '#ui/icon/glyphs.tsx'
import {useRotation} from '#ui/carousel/use-rotation.ts'
import {litOpening} from '#ui/state-attributes.ts'

/** A person in the doorway or at a window. */
interface Person {
  key: string
  name: string
  role: string
  alt: string
  /** Label of a sample; null for a real person. */
  badge: string | null
}

interface HouseWalkProps {
  children: ReactNode
  people: readonly Person[]
  labels: {previous: string; next: string; pause: string; play: string}
}

/**
 * Lights one person of the house after another and shows their name (HOME-1, DES-6). Everyone is lit before hydration
 * and without JavaScript. Screen readers always have the list of people.
 */
export function HouseWalk({children, people, labels}: HouseWalkProps) {
  const [lit, setLit] = useState(0)
  const isHydrated = useHydrated()
  const [announcement, setAnnouncement] = useState('')
  const count = people.length

  const step = useCallback(
    (by: 1 | -1) => setLit((current) => (current + by + count) % count),
    [count],
  )
  const advance = useCallback(() => step(1), [step])
  const {isPlaying, toggle, root} = useRotation(count > 1, advance)

  const choose = (by: 1 | -1) => {
    const person = people[(lit + by + count) % count]
    step(by)
    // Announces only the changes that a visitor requests (WCAG 4.1.3).
    setAnnouncement(person === undefined ? '' : `${person.name}, ${person.role}`)
  }

  return (
    <div {...litOpening.of(isHydrated ? `${lit}` : undefined)} data-walk="" {...root}>
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
            {announcement}
          </p>
        </div>
      )}
    </div>
  )
}
