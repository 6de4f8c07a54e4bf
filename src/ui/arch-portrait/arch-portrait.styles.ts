import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** On a card, a portrait has four round corners and grows on hover. */
const portraitSize = dataAttribute('size', ['card'])

interface PortraitVariants {
  $size?: ValueOf<typeof portraitSize>
}

/** Frames a portrait in a half-round arch; the child is the image. */
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
  &${portraitSize.is('card')} {
    max-width: none;
    aspect-ratio: 400 / 430;
    border-radius: 50vw 50vw 14px 14px;
  }
  &${portraitSize.is('card')}:hover :is(img, svg) {
    transform: scale(1.03);
  }
`
