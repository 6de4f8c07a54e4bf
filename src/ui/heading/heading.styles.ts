import {styled} from 'styled-components'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

const headingSize = dataAttribute('size', ['page', 'small', 'item'])

interface HeadingVariants {
  $size?: ValueOf<typeof headingSize>
}

const heading = onEveryPage('heading')`
  font-family: var(--serif);
  font-weight: 470;
  font-size: var(--t-1);
  line-height: 1.08;
  letter-spacing: -0.024em;
  word-spacing: -0.06em;
  text-wrap: balance;
  &${headingSize.is('page')} {
    font-size: var(--t-page);
    line-height: var(--lh-display);
  }
  &${headingSize.is('small')} {
    font-size: var(--t-2);
    line-height: 1.14;
    letter-spacing: -0.018em;
  }
  &${headingSize.is('item')} {
    font-family: var(--sans);
    font-size: var(--t-3);
    font-weight: 680;
    line-height: 1.28;
    letter-spacing: -0.008em;
    word-spacing: 0;
  }
`

/** Heading whose level (`as`) and size (`$size`) are independent (DES-4). */
export const Heading = styled.h2.attrs<HeadingVariants>(({$size}) => ({
  ...heading,
  ...headingSize.of($size),
}))``
