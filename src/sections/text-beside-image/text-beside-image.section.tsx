import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import {RichText} from '#content/render/rich-text.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Stack} from '#ui/layout/layout.styles.ts'
import {Media} from '#ui/layout/media.styles.ts'
import {Section} from '#ui/layout/section.tsx'

/** Running text beside an image. */
export function TextBesideImageSection({section}: SectionProps<'textBesideImage'>) {
  const {layout, anchor, heading, body, picture, link} = section
  const media = (
    <Media>
      <Picture picture={picture} sizes={pictureSizes({medium: '100vw', large: '48vw'})} />
    </Media>
  )
  return (
    <Section anchor={anchor}>
      <Columns $align="center">
        {layout === 'left' ? media : null}
        <Stack>
          <h2>{heading}</h2>
          <RichText value={body} />
          {link ? <ContentButton link={link} /> : null}
        </Stack>
        {layout === 'right' ? media : null}
      </Columns>
    </Section>
  )
}
