import {styled} from 'styled-components'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

const figureLayout = dataAttribute('layout', ['wide', 'narrow'])

export const Figure = styled.figure.attrs<{$layout: ValueOf<typeof figureLayout>}>(({$layout}) =>
  figureLayout.of($layout),
)`
  margin: 0;
  &${figureLayout.is('narrow')} {
    max-width: 46rem;
  }
  & img {
    width: 100%;
    height: auto;
    border-radius: var(--r-3);
  }
  & figcaption {
    margin-top: 0.75rem;
    color: var(--ink-2);
    font-size: var(--t-small);
  }
`
