import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Band, Split, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {PictureSide} from './text-beside-image.styles.ts'

/** Running text beside an image; on narrow screens the text comes first. */
export function TextBesideImageSection({section}: SectionProps<'textBesideImage'>) {
  const {layout, heading, body, picture, link} = section
  return (
    <Band id={section.anchor}>
      <Wrap>
        <Split>
          <Stack>
            <h2>{heading}</h2>
            <RichText value={body} />
            {link ? <ContentButton link={link} /> : null}
          </Stack>
          <PictureSide $side={layout}>
            <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '48vw'})} />
          </PictureSide>
        </Split>
      </Wrap>
    </Band>
  )
}
