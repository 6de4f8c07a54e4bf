import {styled} from 'styled-components'

export const GuideBand = styled.section`
  padding-block: var(--columns) var(--gap);
  & h1 {
    max-width: 13em;
    margin-block: var(--s-2) var(--s-4);
  }
  & h1 [data-tag] {
    display: flex;
    width: fit-content;
    margin-top: var(--s-3);
    font-family: var(--sans);
    letter-spacing: 0;
    word-spacing: 0;
  }
  & [data-note] {
    width: fit-content;
    margin-top: var(--s-4);
    padding: var(--s-2) var(--s-4);
    border-radius: var(--r-1);
    background: var(--glow);
    font-weight: 600;
  }
`

export const Versions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-6);
  align-items: center;
  margin-top: var(--s-5);
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
  & > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--s-1) var(--s-4);
    align-items: center;
  }
  & [data-size] {
    color: var(--ink-2);
  }
  @media print {
    display: none;
  }
`
