import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Steps} from './step-ledger.styles.ts'

/** Numbered steps as a ruled list (PROV-1, PROV-2). */
export function StepLedgerSection({section}: SectionProps<'stepLedger'>) {
  const {heading, intro, steps} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
        </SectionHead>
        <Steps>
          {definedItems(steps).map((step) => (
            <li key={step._key}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Band>
  )
}
