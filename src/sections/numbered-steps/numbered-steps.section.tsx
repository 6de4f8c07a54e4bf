import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Steps} from './numbered-steps.styles.ts'

/** What happens one after the other; the arches repeat what the list says to screen readers. */
export function NumberedStepsSection({section}: SectionProps<'numberedSteps'>) {
  const {heading, steps, after} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <h2>{heading}</h2>
        <Steps>
          <ol>
            {definedItems(steps).map(({_key, title, text}, place) => (
              <li key={_key}>
                <span aria-hidden="true" data-number="">
                  {place + 1}
                </span>
                <div>
                  <h3>{title}</h3>
                  <RichText value={text} />
                </div>
              </li>
            ))}
          </ol>
          <RichText value={after} />
        </Steps>
      </Wrap>
    </Band>
  )
}
