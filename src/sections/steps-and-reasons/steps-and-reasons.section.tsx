import {Clip} from '#content/render/clip.tsx'
import {Reasons} from '#content/render/reasons.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {NumberedSteps, Side, Sides} from './steps-and-reasons.styles.ts'

/** How to book, and why, side by side (SPEC-1). */
export function StepsAndReasonsSection({section}: SectionProps<'stepsAndReasons'>) {
  const {heading, intro, steps, reasonsHeading, reasons} = section
  const {pauseLabel, playLabel, transcriptLabel} = section
  return (
    <Band $ground="sunk" id={section.anchor ?? undefined}>
      <Wrap>
        <Sides>
          <Side>
            <h2>{heading}</h2>
            {intro ? <Lead>{intro}</Lead> : null}
            <NumberedSteps>
              {definedItems(steps).map(({_key, title, text, clip}, index) => (
                <li key={_key}>
                  <span aria-hidden="true" data-numeral="">
                    {index + 1}
                  </span>
                  <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </div>
                  {clip ? (
                    <div data-clip="">
                      <Clip
                        clip={clip}
                        pauseLabel={pauseLabel}
                        playLabel={playLabel}
                        transcriptLabel={transcriptLabel}
                      />
                    </div>
                  ) : null}
                </li>
              ))}
            </NumberedSteps>
          </Side>
          <Side>
            <Heading $size="small">{reasonsHeading}</Heading>
            <Reasons items={reasons} />
          </Side>
        </Sides>
      </Wrap>
    </Band>
  )
}
