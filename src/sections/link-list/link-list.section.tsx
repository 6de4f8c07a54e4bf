import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ContentLink} from '#content/render/content-link.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {Links} from './link-list.styles.ts'

/** Ruled list of links, each with a note, and with the door and status of its service if it has one (DES-5). */
export function LinkListSection({section}: SectionProps<'linkList'>) {
  const {heading, intro, contact, links, after} = section
  return (
    <Band id={section.anchor}>
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
            {definedItems(links).map(({_key, link, note, service}) => (
              <li key={_key}>
                {service ? (
                  <MiniDoor door={service.key} state={doorStateOf(service.status)} />
                ) : null}
                <ContentLink link={link} />
                {note ? <span>{note}</span> : null}
                {service ? (
                  <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>
                    {service.statusLabel}
                  </Tag>
                ) : null}
              </li>
            ))}
          </ul>
          <RichText value={after} />
        </Links>
      </Wrap>
    </Band>
  )
}
