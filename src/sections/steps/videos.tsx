import type {ReactNode} from 'react'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {StepClip} from './step-clip.tsx'
import {Steps} from './videos.styles.ts'

/** Steps side by side, each under its video. */
export function Videos({section, head}: SectionProps<'steps'> & {head: ReactNode}) {
  return (
    <>
      {head}
      <Steps>
        {definedItems(section.steps).map(({_key, title, text, clip}, index) => (
          <li key={_key}>
            <StepClip clip={clip} section={section}>
              <div>
                <h3>
                  {index + 1}. {title}
                </h3>
                <p>{text}</p>
              </div>
            </StepClip>
          </li>
        ))}
      </Steps>
    </>
  )
}
