import {styled} from 'styled-components'
import {Row, Stack} from '#ui/layout/layout.styles.ts'

/** Title, description and other versions of a guide, which paper does not link to. */
export const GuideHead = styled(Stack)`
  && h1 [data-tag] {
    display: flex;
    margin-top: var(--s-3);
    font-family: var(--sans);
    letter-spacing: 0;
    word-spacing: 0;
  }
  @media print {
    && ${Row} {
      display: none;
    }
  }
`
