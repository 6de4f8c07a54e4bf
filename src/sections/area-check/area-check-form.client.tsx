'use client'

import {type SubmitEvent, useRef, useState} from 'react'
import {recordEvent} from '#analytics/record-event.ts'
import {TextField} from '#ui/field/field.tsx'
import {type AreaAnswer, answerFor, type CheckCopy, type CheckedArea} from './area-answer.ts'
import {AnswerParts, type StatusLabels} from './answer-parts.tsx'

export interface AreaCheckProps {
  copy: CheckCopy & {label: string; hint: string; button: string; privacy: string}
  labels: StatusLabels
  areas: readonly CheckedArea[]
  /** Result that a variant of the page shows, also without JavaScript. */
  asked: {postcode: string; answer: AreaAnswer} | null
  id: string
}

/**
 * Checks a postcode against the areas that came with the page. The postcode leaves the browser only without
 * JavaScript, and is never stored (AREA-1).
 */
export function AreaCheckForm({copy, labels, areas, asked, id}: AreaCheckProps) {
  const [answer, setAnswer] = useState<AreaAnswer | null>(asked?.answer ?? null)
  const input = useRef<HTMLInputElement>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const postcode = input.current?.value ?? ''
    const found = answerFor(postcode, areas, copy)
    setAnswer(found)
    if (found.kind === 'invalid') input.current?.focus()
    else recordEvent({name: 'area_checked', properties: {boroughs: slugsOf(found)}})
  }

  return (
    <>
      <form action="/api/area-check" method="post" noValidate onSubmit={submit}>
        <TextField
          autoComplete="postal-code"
          defaultValue={asked?.postcode ?? ''}
          error={answer?.kind === 'invalid' ? answer.text : null}
          hint={copy.hint}
          id={id}
          label={copy.label}
          maxLength={40}
          name="postcode"
          ref={input}
          required
          spellCheck={false}
        />
        <button type="submit">{copy.button}</button>
      </form>
      <div aria-live="polite" data-answer="">
        {answer?.kind === 'answer' ? <AnswerParts answer={answer} labels={labels} /> : null}
      </div>
      <p data-hint="">{copy.privacy}</p>
    </>
  )
}

const slugsOf = ({areas}: Extract<AreaAnswer, {kind: 'answer'}>) => areas.map(({slug}) => slug)
