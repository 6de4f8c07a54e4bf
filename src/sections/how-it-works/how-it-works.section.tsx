import {Clip} from '#content/render/clip.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Note, Steps} from './how-it-works.styles.ts'

/** Numbered steps driving one screen with their clips (HOME-2). */
export function HowItWorksSection({section}: SectionProps<'howItWorks'>) {
  const {heading, intro, steps, note, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Steps
          head={
            <SectionHead>
              <h2>{heading}</h2>
              {intro ? <Lead>{intro}</Lead> : null}
            </SectionHead>
          }
          steps={definedItems(steps).map(({_key, title, text, clip}) => ({
            id: _key,
            title,
            text,
            screen: clip ? (
              <Clip
                clip={clip}
                pauseLabel={pauseLabel}
                playLabel={playLabel}
                transcriptLabel={transcriptLabel}
              />
            ) : null,
          }))}
        />
        {note ? <Note>{note}</Note> : null}
      </Wrap>
    </Band>
  )
}
