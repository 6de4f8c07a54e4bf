import {styled} from 'styled-components'

export const Strip = styled.div`
  background: var(--strip);
  color: var(--on-strip);
  font-size: var(--t-small);
  padding-block: 0.6rem;
`

export const HeaderBar = styled.header`
  border-bottom: 1px solid var(--line);
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.25rem;
    min-height: 5rem;
  }
  & nav {
    margin-inline-end: auto;
  }
  & a,
  & summary {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`

export const Menus = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1.25rem;
`

export const Menu = styled.details`
  position: relative;
  & summary {
    cursor: pointer;
  }
  & > ul {
    position: absolute;
    z-index: 40;
    width: min(24rem, 88vw);
    padding: 1rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    box-shadow: var(--sh-3);
  }
  & li a {
    display: grid;
    padding: 0.5rem;
    color: var(--ink);
    text-decoration: none;
  }
  & span {
    font-size: var(--t-small);
    color: var(--ink-2);
  }
`
