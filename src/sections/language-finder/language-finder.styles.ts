import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {scriptFont} from '#theme/typeface-range.ts'
import {tagStyles} from '#ui/tag/tag.styles.ts'

export const Jumps = styled.nav`
  margin-block: 1.5rem;
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    padding: 0.4rem 1.1rem;
    border: 1.5px solid var(--control);
    border-radius: var(--r-pill);
    color: var(--ink);
    font-weight: 650;
    text-decoration: none;
  }
  & a:hover {
    background: var(--glow);
  }
`

export const Note = styled.p`
  max-width: 46rem;
  margin-bottom: 2rem;
  color: var(--ink-2);
  font-size: var(--t-small);
`

export const Languages = styled.div`
  border-top: 2px solid var(--ink);
  ${tagStyles}
  & > [data-language] {
    display: grid;
    gap: 1rem var(--gap);
    padding-block: 1.75rem;
    border-bottom: 1px solid var(--line);
    scroll-margin-top: 6rem;
  }
  /* Highlights the language in the fragment of the address. */
  & > [data-language]:target {
    background: linear-gradient(90deg, var(--glow), transparent);
    box-shadow: inset 4px 0 0 var(--lamp);
    padding-left: 1.1rem;
  }
  @media (forced-colors: active) {
    & > [data-language]:target {
      border-left: 4px solid Highlight;
    }
  }
  & h3 {
    color: var(--lamp-text);
    font-size: var(--t-label);
  }
  & > [data-language] > div > p {
    /* Besley lacks some letters of Polish and Yoruba, so no greeting has it. */
    font:
      400 var(--t-ledger) / 1.3 system-ui,
      sans-serif;
    overflow-wrap: anywhere;
    text-align: left;
  }
  & > [data-language] > div > p${scriptFont.selector} {
    font-family: var(--font-greetings), system-ui, sans-serif;
  }
  & ul {
    display: grid;
    gap: 1rem var(--gap);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  }
  & li {
    display: grid;
    grid-template-columns: 3.75rem 1fr;
    gap: 0.9rem;
    align-items: center;
  }
  & [data-arch] {
    display: block;
    overflow: hidden;
    height: 4.25rem;
    border-radius: var(--r-arch);
    background: var(--sunk);
  }
  & [data-arch] > span {
    display: block;
    height: 100%;
  }
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  & li > div {
    display: grid;
    gap: 0.1rem;
    justify-items: start;
    line-height: 1.35;
  }
  & li [data-tag] {
    margin-top: 0.3rem;
  }
  & li a {
    font-weight: 650;
    color: var(--link);
    padding-block: 0.2rem;
  }
  & li > div > span:not([data-tag]) {
    color: var(--ink-2);
    font-size: var(--t-small);
  }
  ${from.medium} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: var(--gap);
    & > [data-language] {
      align-content: start;
    }
  }
  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

export const Opening = styled.div`
  display: grid;
  gap: 1.25rem;
  justify-items: start;
  max-width: 46rem;
`

export const Interpreter = styled(Opening)`
  && {
    ${from.large} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      column-gap: var(--gap);
      max-width: none;
      & > :not(h2) {
        grid-column: 2;
      }
    }
  }
`
