import {Clip} from '@/content/render/clip'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Lead, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Steps} from './how-it-works.styles'

/** Numbered steps, each with its clip (HOME-2). */
export function HowItWorksSection({section}: SectionProps<'howItWorks'>) {
  const {heading, intro, steps, note} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Stack>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
          <Steps>
            {present(steps).map((step) => (
              <li key={step._key}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                {step.clip ? <Clip clip={step.clip} /> : null}
              </li>
            ))}
          </Steps>
          {note ? <p>{note}</p> : null}
        </Stack>
      </Wrap>
    </Band>
  )
}
