import {styled} from 'styled-components'

export const FooterBand = styled.footer`
  background: var(--strip);
  color: var(--on-strip);
  padding-block: var(--sec);
  & > div {
    display: grid;
    gap: var(--gap);
  }
  & a {
    color: inherit;
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
  & h2 {
    font: 650 var(--t-body) / 1.6 var(--sans);
    letter-spacing: 0;
  }
`
