import {styled} from 'styled-components'

/**
 * A portrait in the half-round frame of the design; the picture is the child. `data-size` is `thumb` (a row of a list) or
 * `card` (a card: round corners below too, and the picture grows a little as the card is pointed at).
 */
export const ArchPortrait = styled.div`
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
  &[data-size='thumb'] {
    width: 3.75rem;
    aspect-ratio: 60 / 68;
  }
  &[data-size='card'] {
    max-width: none;
    aspect-ratio: 400 / 430;
    border-radius: 50vw 50vw 14px 14px;
  }
  &[data-size='card']:hover :is(img, svg) {
    transform: scale(1.03);
  }
`
