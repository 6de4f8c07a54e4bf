import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Arches, Couple, Scene} from './page-hero.styles.ts'

type Hero = SectionProps<'pageHero'>['section']

/** A scene over one edge of the section, or a picture beside words, which phones have no room for. */
export function HeroPicture({section: {layout, picture}}: {section: Hero}) {
  if (!picture) return null
  if (layout === 'plain') {
    return (
      <Media>
        <Picture picture={picture} sizes={pictureSizes({medium: '1px', large: '40vw'})} />
      </Media>
    )
  }
  const sizes = layout === 'panel' ? pictureSizes({medium: '100vw', large: '52vw'}) : '100vw'
  return (
    <Scene>
      <Picture eager picture={picture} sizes={sizes} />
    </Scene>
  )
}

interface PeopleProps {
  layout: Hero['layout']
  people: readonly NonNullable<NonNullable<Hero['portraits']>[number]>[]
}

/** People in arches on the lower edge of the section. Beside large type one stands before the other. */
export function People({layout, people}: PeopleProps) {
  const Group = layout === 'poster' ? Couple : Arches
  return (
    <Group>
      {people.map((person) => (
        <Media $ratio="tall" $shape="arch" key={person._key}>
          <Picture eager picture={person} sizes={pictureSizes({medium: '33vw', large: '24rem'})} />
        </Media>
      ))}
    </Group>
  )
}
