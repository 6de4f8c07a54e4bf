import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'

type Steps = SectionProps<'steps'>['section']

interface StepClipProps {
  section: Pick<Steps, 'pauseLabel' | 'playLabel' | 'transcriptLabel'>
  clip: Steps['steps'][number]['clip']
}

/** Silent video of a step. Renders nothing without one. */
export function StepClip({section, clip}: StepClipProps) {
  const {pauseLabel, playLabel, transcriptLabel} = section
  if (!clip) return null
  return (
    <ContentVideo
      clip={clip}
      pauseLabel={pauseLabel ?? ''}
      playLabel={playLabel ?? ''}
      transcriptLabel={transcriptLabel ?? ''}
    />
  )
}
