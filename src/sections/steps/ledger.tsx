import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Steps} from './ledger.styles.ts'

export function Ledger({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  return (
    <>
      {head}
      <Steps>
        {definedItems(section.steps).map((step) => (
          <li key={step._key}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </Steps>
    </>
  )
}
