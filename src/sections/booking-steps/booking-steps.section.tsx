import {Clip} from '#content/render/clip.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Steps} from './booking-steps.styles.ts'

/** How a visit is booked, each step under its own clip (GP-3). */
export function BookingStepsSection({section}: SectionProps<'bookingSteps'>) {
  const {heading, intro, steps, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <Band $ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {intro ? <Lead>{intro}</Lead> : null}
        </SectionHead>
        <Steps>
          {definedItems(steps).map(({_key, title, text, clip}, index) => (
            <li key={_key}>
              {clip ? (
                <Clip
                  clip={clip}
                  pauseLabel={pauseLabel}
                  playLabel={playLabel}
                  transcriptLabel={transcriptLabel}
                />
              ) : null}
              <h3>
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Wrap>
    </Band>
  )
}
