import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Lead, Split} from '#ui/layout/layout.styles.ts'
import {BesideText, RuledPairs} from './beside.styles.ts'

/** Text and a link, with ruled points in two columns beside them. */
export function Beside({section}: SectionProps<'points'>) {
  const {heading, intro, link, items} = section
  return (
    <Split $share="4-8">
      <BesideText>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
        {link ? <ContentTextLink link={link} /> : null}
      </BesideText>
      <RuledPairs>
        {definedItems(items).map((item) => (
          <li key={item._key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </RuledPairs>
    </Split>
  )
}
