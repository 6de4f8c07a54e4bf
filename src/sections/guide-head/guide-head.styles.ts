import {styled} from 'styled-components'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const GuideBand = styled.section`
  ${tagStyles}
  padding-block: clamp(2rem, 5vw, 4rem) clamp(0.5rem, 1.5vw, 1.5rem);
  & h1 {
    max-width: 13em;
    margin-block: 0.5rem 1.1rem;
  }
  & h1 [data-tag] {
    display: flex;
    width: fit-content;
    margin-top: 0.75rem;
    font-family: var(--sans);
    letter-spacing: 0;
    word-spacing: 0;
  }
  & [data-note] {
    width: fit-content;
    margin-top: 1rem;
    padding: 0.5rem 0.9rem;
    border-radius: var(--r-1);
    background: var(--glow);
    font-weight: 600;
  }
`

export const Versions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1.75rem;
  align-items: center;
  margin-top: 1.5rem;
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    font-weight: 650;
  }
  & > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
  }
  & [data-size] {
    color: var(--ink-2);
  }
  @media print {
    display: none;
  }
`
