import {Entries} from '#content/render/entries.tsx'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Section, type SectionLook} from '#ui/layout/section.tsx'

interface Look extends SectionLook {
  list: Omit<Parameters<typeof Entries>[0], 'items'>
  /** A picture beside the head and the points, or below both. */
  picture?: 'beside' | 'below'
}

const looks: Readonly<Record<SectionProps<'points'>['section']['layout'], Look>> = {
  checks: {ground: 'sunk', share: '7-5', picture: 'beside', list: {$lead: 'tick'}},
  easyRead: {tight: true, list: {$rule: 'rows', $lead: 'picture', $text: 'large'}},
  grid: {list: {$rule: 'cells', $columns: 'three', $lead: 'icon', $title: 'large'}},
  notes: {list: {$rule: 'tops', $columns: 'row', $title: 'medium'}},
  numbers: {
    share: '4-8',
    sticky: true,
    list: {as: 'ol', $rule: 'rows', $lead: 'arch', $title: 'medium'},
  },
  pictures: {list: {$columns: 'three', $lead: 'picture', $title: 'medium'}},
  rows: {
    share: '4-8',
    sticky: true,
    picture: 'below',
    list: {$rule: 'rows', $split: 'halves', $title: 'large'},
  },
}

/**
 * Heading and list of points, in the layout that the editor chose (ABOUT-2, GP-3, HOME-5, PROV-4, PROV-5, SPEC-1,
 * NURSE-1, CARER-1).
 */
export function PointsSection({section}: SectionProps<'points'>) {
  const {layout, anchor, heading, intro, link, items, note, picture} = section
  const {list, picture: place, ...look} = looks[layout]
  const more = link ? <ContentTextLink link={link} /> : null
  const image =
    place && picture ? (
      <Media $ratio={place === 'below' ? 'panorama' : undefined}>
        <Picture
          picture={picture}
          sizes={pictureSizes({medium: '100vw', large: place === 'below' ? '90vw' : '58vw'})}
        />
      </Media>
    ) : null
  return (
    <Section
      {...look}
      action={place === 'beside' ? null : more}
      anchor={anchor}
      heading={heading}
      lead={intro}
      {...(place === 'below' ? {after: image} : {beside: image})}
    >
      <Stack>
        <Entries items={items} level={heading ? 'h3' : 'h2'} {...list} />
        {note ? <RichText value={note} /> : null}
        {place === 'beside' ? more : null}
      </Stack>
    </Section>
  )
}
