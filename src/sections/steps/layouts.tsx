import type {ReactNode} from 'react'
import {ClipSteps} from '#content/render/clip-steps.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {ArchSteps, LedgerSteps} from './layouts.styles.ts'

/** Steps for the column of a reading page, with their numbers in arches. */
export function Arches({section}: SectionProps<'steps'>) {
  const {heading, steps, after} = section
  return (
    <>
      <h2>{heading}</h2>
      <ArchSteps>
        <ol>
          {definedItems(steps).map(({_key, title, body}, index) => (
            <li key={_key}>
              <span aria-hidden="true" data-number="">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <RichText value={body} />
              </div>
            </li>
          ))}
        </ol>
        <RichText value={after} />
      </ArchSteps>
    </>
  )
}

export function Ledger({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  return (
    <>
      {head}
      <LedgerSteps>
        {definedItems(section.steps).map((step) => (
          <li key={step._key}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </LedgerSteps>
    </>
  )
}

/** Steps side by side, each under its video. */
export function Videos({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  const {steps, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <>
      {head}
      <ClipSteps
        arrangement="columns"
        pauseLabel={pauseLabel}
        playLabel={playLabel}
        steps={definedItems(steps)}
        transcriptLabel={transcriptLabel}
      />
    </>
  )
}
