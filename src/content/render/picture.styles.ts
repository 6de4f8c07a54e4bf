import {styled} from 'styled-components'

/** Holds the light and the dark variant; the hidden one is not loaded, as it is lazy and has no box. */
export const PictureFrame = styled.span`
  display: block;
  & img {
    width: 100%;
  }
  & [data-theme-only='dark'] {
    display: none;
  }
  .dark & [data-theme-only='light'] {
    display: none;
  }
  .dark & [data-theme-only='dark'] {
    display: block;
  }
`
