import {css, styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {onEveryPage, partSelector} from '#ui/every-page.styles.ts'
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

/** Styles of columns in which a portrait stands on the lower edge, below the words on small screens. */
export const standingPortrait = css`
  & ${partSelector('media')} {
    order: 1;
    width: min(100%, 16rem);
    justify-self: center;
  }
  ${from.large} {
    & ${partSelector('media')} {
      order: 0;
      width: min(100%, 22rem);
      justify-self: start;
      & ~ * {
        padding-bottom: var(--part);
      }
    }
  }
`

/** Frame of a picture or video. */
export const Media = styled.div.attrs<MediaVariants>(({$shape, $ratio}) => ({
  ...media,
  ...mediaShape.of($shape),
  ...mediaRatio.of($ratio),
}))``
