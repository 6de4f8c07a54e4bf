import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Steps, Transcripts} from './videos.styles.ts'

/** Numbered steps, each with its video, and one disclosure of what happens in the videos (WCAG 1.2.1). */
export function Videos({section}: SectionProps<'steps'>) {
  const {steps, transcriptLabel, ...labels} = section
  const written = steps.filter(({clip}) => clip?.transcript)
  return (
    <>
      <Steps>
        {steps.map(({_key, title, text, clip}, index) => {
          const copy = (
            <div>
              <h3>
                {index + 1}. {title}
              </h3>
              <p>{text}</p>
            </div>
          )
          return (
            <li key={_key}>
              {clip ? (
                <ContentVideo
                  clip={clip}
                  pauseLabel={labels.pauseLabel}
                  playLabel={labels.playLabel}
                >
                  {copy}
                </ContentVideo>
              ) : (
                copy
              )}
            </li>
          )
        })}
      </Steps>
      {written.length === 0 ? null : (
        <Transcripts>
          <summary>{transcriptLabel}</summary>
          <dl>
            {written.map(({_key, title, clip}) => (
              <div key={_key}>
                <dt>{title}</dt>
                <dd>{clip?.transcript}</dd>
              </div>
            ))}
          </dl>
        </Transcripts>
      )}
    </>
  )
}
