import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Lead, SectionHead} from '#ui/layout/layout.styles.ts'
import {PictureRow} from './pictures.styles.ts'

/** Points under images, each with a label and a price. */
export function Pictures({section}: SectionProps<'points'>) {
  const {heading, intro, items} = section
  return (
    <>
      <SectionHead>
        <h2>{heading}</h2>
        {intro ? <Lead>{intro}</Lead> : null}
      </SectionHead>
      <PictureRow>
        {definedItems(items).map(({_key, label, title, text, price, picture}) => (
          <li key={_key}>
            <div data-picture="">
              <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '33vw'})} />
            </div>
            <h3>
              <span>{label}</span> {title}
            </h3>
            <p>{text}</p>
            {price ? <p data-price="">{price}</p> : null}
          </li>
        ))}
      </PictureRow>
    </>
  )
}
