import {Fragment, type ReactNode, type SubmitEvent, useRef, useState} from 'react'
import {flushSync} from 'react-dom'
import {recordEvent} from '#analytics/record-event.ts'
import {TextField} from '#ui/field/field.tsx'
import {buttonPart} from '#ui/state-attributes.ts'
import {type AreaResult, checkArea, type CheckCopy, type CheckedArea} from './check-area.ts'
import {AreaResultView, type StatusLabels} from './area-result.tsx'

export interface AreaCheckProps {
  copy: CheckCopy & {label: string; hint: string; button: string; privacy: string}
  labels: StatusLabels
  areas: readonly CheckedArea[]
  /** Result that a variant of the page shows, even without JavaScript. */
  initial: {postcode: string; result: AreaResult} | null
  id: string
  /** Content of the result's place before the first result. */
  children: ReactNode
}

/**
 * Checks a postcode against the areas that came with the page. The postcode leaves the browser only without
 * JavaScript, and is never stored (AREA-1).
 */
export function AreaCheckForm({copy, labels, areas, initial, id, children}: AreaCheckProps) {
  const [result, setResult] = useState<AreaResult | null>(initial?.result ?? null)
  const input = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const postcode = input.current?.value ?? ''
    const next = checkArea(postcode, areas, copy)
    // The result must be on the page before it takes the focus.
    flushSync(() => setResult(next))
    if (next.kind === 'invalid') {
      input.current?.focus()
      return
    }
    // Moves the page as little as the result needs, and closes the keyboard of a phone.
    place.current?.focus({preventScroll: true})
    place.current?.scrollIntoView({block: 'nearest'})
    recordEvent({name: 'area_checked', properties: {boroughs: slugsOf(next)}})
  }

  // The page of a place begins with what visitors came for.
  const isAnswered = result?.kind === 'result' && result === initial?.result
  const check = (
    <Fragment key="check">
      <form action="/api/area-check" method="post" noValidate onSubmit={submit}>
        <TextField
          autoComplete="postal-code"
          defaultValue={initial?.postcode ?? ''}
          error={result?.kind === 'invalid' ? result.text : null}
          hint={copy.hint}
          id={id}
          label={copy.label}
          maxLength={40}
          name="postcode"
          ref={input}
          required
          spellCheck={false}
          type="text"
        />
        <button {...buttonPart} type="submit">
          {copy.button}
        </button>
      </form>
      <p data-hint="">{copy.privacy}</p>
    </Fragment>
  )
  const room = (
    <div data-room="" key="room">
      <div aria-live="polite" data-result="" ref={place} tabIndex={-1}>
        {result?.kind === 'result' ? (
          // The key replaces an earlier result instead of moving its lines.
          <AreaResultView key={result.paragraphs.join(' ')} labels={labels} result={result} />
        ) : null}
      </div>
      {children}
    </div>
  )
  return isAnswered ? [room, check] : [check, room]
}

const slugsOf = ({areas}: Extract<AreaResult, {kind: 'result'}>) => areas.map(({slug}) => slug)
