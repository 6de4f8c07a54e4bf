import {styled} from 'styled-components'

/**
 * A heading whose size does not hang on its level: `as` sets the level, `data-size` the size (`hero`, `page`, `section`,
 * `small`, `item`). Besley, left-aligned, about twenty characters a line (DES-4).
 */
export const Heading = styled.h2`
  font-family: var(--serif);
  font-weight: 470;
  font-size: var(--t-1);
  line-height: 1.08;
  letter-spacing: -0.024em;
  word-spacing: -0.06em;
  text-wrap: balance;
  &[data-size='hero'] {
    font-size: var(--t-hero);
    line-height: 1.02;
  }
  &[data-size='page'] {
    font-size: var(--t-page);
    line-height: 1.02;
  }
  &[data-size='small'] {
    font-size: var(--t-2);
    line-height: 1.14;
    letter-spacing: -0.018em;
  }
  &[data-size='item'] {
    font-family: var(--sans);
    font-size: var(--t-3);
    font-weight: 680;
    line-height: 1.28;
    letter-spacing: -0.008em;
    word-spacing: 0;
  }
`
