import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Section} from '#ui/layout/section.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {sumOfAmounts} from './sum-of-amounts.ts'
import {Receipts} from './worked-examples.styles.ts'

/** Receipts or payslips of fictional visits. Totals are computed, so that they always match the lines. */
export function WorkedExamplesSection({section}: SectionProps<'workedExamples'>) {
  const {anchor, heading, intro, badge, totalLabel, examples} = section
  return (
    <Section anchor={anchor} heading={heading} lead={intro} width="wide">
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
    </Section>
  )
}
