import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Images} from './gallery.styles.ts'

export function GallerySection({section}: SectionProps<'gallery'>) {
  const {heading, intro, images} = section
  return (
    <Band id={section.anchor}>
      <Wrap>
        {heading || intro ? (
          <SectionHead>
            {heading ? <h2>{heading}</h2> : null}
            {intro ? <Lead>{intro}</Lead> : null}
          </SectionHead>
        ) : null}
        <Images>
          {definedItems(images).map(({_key, picture, caption}) => (
            <li key={_key}>
              <figure>
                <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '33vw'})} />
                {caption ? <figcaption>{caption}</figcaption> : null}
              </figure>
            </li>
          ))}
        </Images>
      </Wrap>
    </Band>
  )
}
