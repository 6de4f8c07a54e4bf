import {ArrowLink} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {isAnnounced} from '#shared/service-status.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Row, Stack} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Tag} from '#ui/tag/tag.tsx'
import {Pictures} from './link-list.styles.ts'

/** List of links, each with a note and the status of its service, ruled or with pictures (DES-5). */
export function LinkListSection({section}: SectionProps<'linkList'>) {
  const {anchor, heading, intro, after} = section
  const links = definedItems(section.links)
  const rows = links.map(({_key, link, note, service, picture}) => (
    <li key={_key}>
      {picture ? (
        <div data-picture="">
          <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '22vw'})} />
        </div>
      ) : null}
      <Row>
        <ArrowLink link={link} />
        {service ? (
          <Tag kind={isAnnounced(service.status) ? 'on' : 'soon'}>{service.statusLabel}</Tag>
        ) : null}
      </Row>
      {note ? <p>{note}</p> : null}
    </li>
  ))
  return (
    <Section anchor={anchor} heading={heading}>
      <Stack>
        <RichText value={intro} />
        {links.some(({picture}) => picture) ? (
          <Pictures $columns="row">{rows}</Pictures>
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
