import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Band, Wrap} from '#ui/layout/layout.styles.ts'
import {Figure} from './captioned-image.styles.ts'

const sizes = {
  wide: pictureSizes({medium: '100vw', large: '90vw'}),
  narrow: pictureSizes({medium: '100vw', large: '46rem'}),
}

export function CaptionedImageSection({section}: SectionProps<'captionedImage'>) {
  const {layout, picture, caption} = section
  return (
    <Band $width="wide" id={section.anchor}>
      <Wrap>
        <Figure $layout={layout}>
          <Picture picture={picture} sizes={sizes[layout]} />
          {caption ? <figcaption>{caption}</figcaption> : null}
        </Figure>
      </Wrap>
    </Band>
  )
}
