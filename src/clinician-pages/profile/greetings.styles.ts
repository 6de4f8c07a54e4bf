import {styled} from 'styled-components'

export const GreetingList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-4) var(--columns);
  align-items: end;
  & li {
    font-size: var(--t-1);
  }
  & b {
    display: block;
    font-weight: 400;
    letter-spacing: -0.02em;
    line-height: 1.05;
  }
  /* Scripts with joined or stacked letters need default letter spacing and more line height. */
  & b:not(:lang(en, cy, es, fr, ig, it, pl, tw, yo)) {
    letter-spacing: 0;
    font-size: 0.65em;
    line-height: 1.35;
  }
  & span {
    display: block;
    color: var(--lamp-text);
    font-size: var(--t-body);
    font-weight: 650;
  }
`
