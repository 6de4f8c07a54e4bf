import {ArrowLink} from '#content/render/content-link.styles.ts'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {doorStateOf, isAnnounced} from '#shared/service-status.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {MiniDoor} from '#ui/mini-door/mini-door.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {Doors} from './link-list.styles.ts'

/** Ruled list of links, each with a note, and with the door and status of its service if it has one (DES-5). */
export function LinkListSection({section}: SectionProps<'linkList'>) {
  const {anchor, heading, intro, after} = section
  const links = definedItems(section.links)
  const rows = links.map(({_key, link, note, service}) => (
    <li key={_key}>
      {service ? <MiniDoor door={service.key} state={doorStateOf(service.status)} /> : null}
      <ArrowLink link={link} />
      {note ? <p>{note}</p> : null}
      {service ? (
        <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>{service.statusLabel}</Tag>
      ) : null}
    </li>
  ))
  return (
    <Section anchor={anchor} heading={heading}>
      <Stack>
        <RichText value={intro} />
        {links.some(({service}) => service) ? (
          <Doors $columns="pair" $rule="rows">
            {rows}
          </Doors>
        ) : (
          <List $rule="rows" $split="halves">
            {rows}
          </List>
        )}
        <RichText value={after} />
      </Stack>
    </Section>
  )
}
