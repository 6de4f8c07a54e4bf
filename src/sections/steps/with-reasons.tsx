import {ContentVideo} from '#content/render/content-video.tsx'
import {Reasons} from '#content/render/reasons.tsx'
import {Transcripts} from '#content/render/transcripts.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Heading} from '#ui/heading/heading.styles.ts'
import {Lead} from '#ui/layout/layout.styles.ts'
import {NumberedSteps, Side, Sides} from './with-reasons.styles.ts'

/** Steps of a booking on one side, reasons for it on the other. */
export function WithReasons({section}: SectionProps<'steps'>) {
  const {heading, intro, reasonsHeading, reasons, pauseLabel, playLabel, transcriptLabel} = section
  const steps = definedItems(section.steps)
  return (
    <Sides>
      <Side>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
        <NumberedSteps>
          {steps.map(({_key, title, text, clip}, index) => (
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
                  <ContentVideo
                    clip={clip}
                    pauseLabel={pauseLabel ?? ''}
                    playLabel={playLabel ?? ''}
                  />
                </div>
              ) : null}
            </li>
          ))}
        </NumberedSteps>
        <Transcripts label={transcriptLabel} steps={steps} />
      </Side>
      <Side>
        <Heading $size="small">{reasonsHeading}</Heading>
        <Reasons items={reasons} />
      </Side>
    </Sides>
  )
}
