import type {ReactNode} from 'react'
import {ClipSteps} from '#content/render/clip-steps.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'

/** Steps side by side, each under its video. */
export function Videos({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  const {steps, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <>
      {head}
      <ClipSteps
        arrangement="columns"
        pauseLabel={pauseLabel}
        playLabel={playLabel}
        steps={definedItems(steps)}
        transcriptLabel={transcriptLabel}
      />
    </>
  )
}
