'use client'

import {useEffect, useRef, useState} from 'react'

interface MatchCountProps {
  /** Text after the number. */
  many: string
  one: string
}

/** Announces how many places fit the chosen answer. CSS hides the others (WCAG 4.1.3). */
export function MatchCount({many, one}: MatchCountProps) {
  const status = useRef<HTMLParagraphElement>(null)
  const [text, setText] = useState('')
  useEffect(() => {
    const guide = status.current?.closest('section')
    const count = ({target}: Event) => {
      if (!(target instanceof HTMLInputElement)) return
      const places = [...(guide?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
      const matching = places.filter(
        ({dataset}) =>
          dataset['place'] === 'emergency' ||
          dataset['answers']?.split(' ').includes(target.value) === true,
      )
      setText(`${matching.length} ${matching.length === 1 ? one : many}`)
    }
    guide?.addEventListener('change', count)
    return () => guide?.removeEventListener('change', count)
  }, [many, one])
  return (
    <p data-sr-only="" ref={status} role="status">
      {text}
    </p>
  )
}
