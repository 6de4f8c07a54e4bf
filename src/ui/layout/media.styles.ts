import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** Outline of a picture: a door's arch; rounded by default. */
const mediaShape = dataAttribute('shape', ['arch'])

/** Crops a picture to a ratio; as high as it is by default. */
const mediaRatio = dataAttribute('ratio', ['panorama', 'wide', 'tall'])

interface MediaVariants {
  $shape?: ValueOf<typeof mediaShape> | undefined
  $ratio?: ValueOf<typeof mediaRatio> | undefined
}

/** Makes a picture fill its parent, from whose styles it is included. Things stand on the lower edge of many. */
export const coverStyles = (position?: '50% 100%') => `
  & :is(span, picture):has(img),
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    ${position === undefined ? '' : `object-position: ${position};`}
  }
`

const media = onEveryPage('media')`
  overflow: hidden;
  width: 100%;
  border-radius: var(--r-3);
  &${mediaShape.is('arch')} {
    border-radius: var(--r-arch);
    background: var(--sunk);
    & img {
      object-position: 50% 100%;
    }
  }
  &${mediaRatio.selector} {
    ${coverStyles()}
  }
  /* Things stand on the lower edge of wide drawings. */
  &${mediaRatio.is('panorama')} {
    aspect-ratio: 2;
    & img {
      object-position: 50% 100%;
    }
  }
  &${mediaRatio.is('wide')} {
    aspect-ratio: 3 / 2;
  }
  &${mediaRatio.is('tall')} {
    aspect-ratio: 5 / 6;
  }
`

/** Frame of a picture or video. */
export const Media = styled.div.attrs<MediaVariants>(({$shape, $ratio}) => ({
  ...media,
  ...mediaShape.of($shape),
  ...mediaRatio.of($ratio),
}))``
