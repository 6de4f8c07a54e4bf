import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Steps} from './arches.styles.ts'

/** Steps for the column of a reading page, with their numbers in arches. */
export function Arches({section}: SectionProps<'steps'>) {
  const {heading, steps, after} = section
  return (
    <>
      <h2>{heading}</h2>
      <Steps>
        <ol>
          {definedItems(steps).map(({_key, title, body}, index) => (
            <li key={_key}>
              <span aria-hidden="true" data-number="">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <RichText value={body} />
              </div>
            </li>
          ))}
        </ol>
        <RichText value={after} />
      </Steps>
    </>
  )
}
