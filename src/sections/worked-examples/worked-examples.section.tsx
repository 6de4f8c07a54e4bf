import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {sumOfAmounts} from './sum-of-amounts.ts'
import {ExamplesHead, Receipts} from './worked-examples.styles.ts'

/** Receipts or payslips of fictional visits. Totals are computed, so that they always match the lines. */
export function WorkedExamplesSection({section}: SectionProps<'workedExamples'>) {
  const {heading, intro, badge, totalLabel, examples} = section
  return (
    <Band $width="wide" id={section.anchor}>
      <Wrap>
        <ExamplesHead>
          <h2>{heading}</h2>
          {intro ? <p>{intro}</p> : null}
        </ExamplesHead>
        <Receipts>
          {definedItems(examples).map(({_key, title, story, lines, note}) => (
            <article key={_key}>
              <header>
                {badge ? <Tag kind="example">{badge}</Tag> : null}
                <h3>{title}</h3>
                <p>{story}</p>
              </header>
              <dl>
                {definedItems(lines).map((line) => (
                  <div key={line._key}>
                    <dt>
                      {line.label}
                      {line.note ? <small>{line.note}</small> : null}
                    </dt>
                    <dd>{line.amount}</dd>
                  </div>
                ))}
                <div data-total="">
                  <dt>{totalLabel}</dt>
                  <dd>{sumOfAmounts(definedItems(lines).map(({amount}) => amount))}</dd>
                </div>
              </dl>
              {note ? <p>{note}</p> : null}
            </article>
          ))}
        </Receipts>
      </Wrap>
    </Band>
  )
}
