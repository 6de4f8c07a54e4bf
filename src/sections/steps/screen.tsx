import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Note, Steps} from './screen.styles.ts'
import {StepClip} from './step-clip.tsx'

/** Steps that share one screen for their videos. */
export function Screen({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  const {steps, note} = section
  return (
    <>
      <Steps
        head={head}
        steps={definedItems(steps).map(({_key, title, text, clip}) => ({
          id: _key,
          title,
          text: text ?? '',
          screen: clip ? <StepClip clip={clip} section={section} /> : null,
        }))}
      />
      {note ? <Note>{note}</Note> : null}
    </>
  )
}
