import {pictureSizes} from '#theme/breakpoints.ts'
import {Steps, type StepsArrangement} from './clip-steps.styles.ts'
import {ContentVideo, type VideoContent} from './content-video.tsx'
import {Picture} from './picture.tsx'
import {Transcripts} from './transcripts.tsx'

interface ClipStepsProps {
  steps: readonly {_key: string; title: string; text?: string; clip: VideoContent | null}[]
  /** Labels of the players' button. A dataset without them shows the posters alone. */
  pauseLabel: string | null | undefined
  playLabel: string | null | undefined
  transcriptLabel: string | null | undefined
  arrangement: StepsArrangement
}

/** Numbered steps, each with its video, and one disclosure of what happens in the videos. */
export function ClipSteps({
  steps,
  pauseLabel,
  playLabel,
  transcriptLabel,
  arrangement,
}: ClipStepsProps) {
  return (
    <>
      <Steps $arrangement={arrangement}>
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
              {clip && pauseLabel && playLabel ? (
                <ContentVideo clip={clip} pauseLabel={pauseLabel} playLabel={playLabel}>
                  {copy}
                </ContentVideo>
              ) : (
                <>
                  {clip ? <Poster clip={clip} /> : null}
                  {copy}
                </>
              )}
            </li>
          )
        })}
      </Steps>
      <Transcripts label={transcriptLabel} steps={steps} />
    </>
  )
}

function Poster({clip: {label, poster, dark}}: {clip: VideoContent}) {
  return (
    <Picture
      picture={{alt: label, image: poster, dark: dark?.poster ?? null}}
      sizes={pictureSizes({medium: '33vw', large: '26rem'})}
    />
  )
}
