import type {ReactNode} from 'react'
import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'

type Steps = SectionProps<'steps'>['section']

interface StepClipProps {
  section: Pick<Steps, 'pauseLabel' | 'playLabel' | 'transcriptLabel'>
  clip: Steps['steps'][number]['clip']
  /** Title and text of the step, above the transcript. */
  children?: ReactNode
}

/** Silent video of a step. Without one, renders only the children. */
export function StepClip({section, clip, children}: StepClipProps) {
  const {pauseLabel, playLabel, transcriptLabel} = section
  if (!clip) return children
  return (
    <ContentVideo
      clip={clip}
      pauseLabel={pauseLabel ?? ''}
      playLabel={playLabel ?? ''}
      transcriptLabel={transcriptLabel ?? ''}
    >
      {children}
    </ContentVideo>
  )
}
