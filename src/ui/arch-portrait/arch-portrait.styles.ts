import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/**
 * Where a portrait stands, if not alone: `thumb` in a row of a list, `card` on a card (round corners below too, and the
 * picture grows a little as the card is pointed at).
 */
export const portraitSize = dataAttribute('size', ['thumb', 'card'])

interface PortraitVariants {
  $size?: ValueOf<typeof portraitSize>
}

/** A portrait in the half-round frame of the design; the picture is the child. */
export const ArchPortrait = styled.div.attrs<PortraitVariants>(({$size}) => portraitSize.of($size))`
  position: relative;
  overflow: hidden;
  max-width: 21rem;
  aspect-ratio: 400 / 480;
  border-radius: 50vw 50vw 0 0;
  background: var(--sunk);
  & :is(span, picture):has(img) {
    height: 100%;
  }
  & :is(img, svg) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
    transition: transform 700ms var(--ease);
  }
  &${portraitSize.is('thumb')} {
    width: 3.75rem;
    aspect-ratio: 60 / 68;
  }
  &${portraitSize.is('card')} {
    max-width: none;
    aspect-ratio: 400 / 430;
    border-radius: 50vw 50vw 14px 14px;
  }
  &${portraitSize.is('card')}:hover :is(img, svg) {
    transform: scale(1.03);
  }
`
