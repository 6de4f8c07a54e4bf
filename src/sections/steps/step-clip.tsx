import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'

type Steps = SectionProps<'steps'>['section']

interface StepClipProps {
  section: Pick<Steps, 'pauseLabel' | 'playLabel' | 'transcriptLabel'>
  clip: Steps['steps'][number]['clip']
}

/** The silent video of a step; nothing where a step has none. */
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
