import {styled} from 'styled-components'

/** Holds the day and the night variant; the hidden one is not loaded, as it is lazy and has no box. */
export const PictureFrame = styled.span`
  display: block;
  & img {
    width: 100%;
  }
  & [data-theme-only='night'] {
    display: none;
  }
  .dark & [data-theme-only='day'] {
    display: none;
  }
  .dark & [data-theme-only='night'] {
    display: block;
  }
`
