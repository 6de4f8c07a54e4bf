import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ContentLink} from '#content/render/content-link.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {linkFields} from '#content/fragments/link.ts'
import {richTextFields} from '#content/fragments/rich-text.ts'
import {Links} from './link-list.styles.ts'

export const linkListQuery = /* groq */ `
  heading,
  intro[]{${richTextFields}},
  contact,
  links[]{_key, note, link{${linkFields}}},
  after[]{${richTextFields}}
`

/** Ruled list of links, each with a note (DES-5). */
export function LinkListSection({section}: SectionProps<'linkList'>) {
  const {heading, intro, contact, links, after} = section
  return (
    <Band id={section.anchor ?? undefined}>
      <Wrap>
        <Links>
          <h2>{heading}</h2>
          <RichText value={intro} />
          {contact ? (
            <p data-contact="">
              <LinkifiedText text={contact} />
            </p>
          ) : null}
          <ul data-links="">
            {definedItems(links).map(({_key, link, note}) => (
              <li key={_key}>
                <ContentLink link={link} />
                {note ? <span>{note}</span> : null}
              </li>
            ))}
          </ul>
          <RichText value={after} />
        </Links>
      </Wrap>
    </Band>
  )
}
