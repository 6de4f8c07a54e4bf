import {styled} from 'styled-components'
import {onEveryPage} from './every-page.styles.ts'
import {themeOnly} from '#theme/theme-script.ts'

/** The hidden variant isn't loaded, because it is lazy and has no box. */
export const PictureFrame = styled.span.attrs(onEveryPage('picture')`
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
`)``

/** The hotspot overrides the design's position everywhere. */
export const FocusedPicture = styled.picture<{$focus: string}>`
  & img {
    object-position: ${({$focus}) => $focus} !important;
  }
`
