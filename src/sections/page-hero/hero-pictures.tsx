import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Arches, Scene} from './page-hero.styles.ts'

/** People in arches on the lower edge, a scene over the right edge, or a picture, which phones have no room for. */
export function HeroPicture({
  section: {layout, picture, portraits},
}: Pick<SectionProps<'pageHero'>, 'section'>) {
  if (layout === 'arches') {
    return (
      <Arches>
        {definedItems(portraits).map((person) => (
          <Media $ratio="tall" $shape="arch" key={person._key}>
            <Picture
              eager
              picture={person}
              sizes={pictureSizes({medium: '33vw', large: '24rem'})}
            />
          </Media>
        ))}
      </Arches>
    )
  }
  if (!picture) return null
  return layout === 'plain' ? (
    <Media>
      <Picture picture={picture} sizes={pictureSizes({medium: '1px', large: '40vw'})} />
    </Media>
  ) : (
    <Scene>
      <Picture eager picture={picture} sizes={pictureSizes({medium: '100vw', large: '52vw'})} />
    </Scene>
  )
}
