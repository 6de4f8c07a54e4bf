import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {TermColumns, Terms} from './term-list.styles.ts'

/** The terms in short, numbered, so that one can be named (PROV-5). */
export function TermListSection({section}: SectionProps<'termList'>) {
  const {heading, text, terms, after} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <TermColumns>
          <div>
            <h2>{heading}</h2>
            {text ? <Lead>{text}</Lead> : null}
          </div>
          <div>
            <Terms>
              {definedItems(terms).map((term) => (
                <li key={term}>
                  <span>{term}</span>
                </li>
              ))}
            </Terms>
            {after ? <RichText value={after} /> : null}
          </div>
        </TermColumns>
      </Wrap>
    </Band>
  )
}
