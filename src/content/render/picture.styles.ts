import {styled} from 'styled-components'
import {themeOnly} from '#theme/theme-script.ts'

/** Holds the light and the dark variant; the hidden one is not loaded, as it is lazy and has no box. */
export const PictureFrame = styled.span`
  display: block;
  & img {
    width: 100%;
  }
  & ${themeOnly.is('dark')} {
    display: none;
  }
  .dark & ${themeOnly.is('light')} {
    display: none;
  }
  .dark & ${themeOnly.is('dark')} {
    display: block;
  }
`

/** Cut around what an editor marked, wherever it stands: more than the design knows of the picture. */
export const FocusedPicture = styled.picture<{$focus: string}>`
  & img {
    object-position: ${({$focus}) => $focus} !important;
  }
`
