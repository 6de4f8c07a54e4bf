import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {from} from '#theme/breakpoints.ts'

const pictureSide = dataAttribute('side', ['left', 'right'])

export const PictureSide = styled.div.attrs<{$side: ValueOf<typeof pictureSide>}>(({$side}) =>
  pictureSide.of($side),
)`
  & img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  ${from.large} {
    &${pictureSide.is('left')} {
      order: -1;
    }
  }
`
