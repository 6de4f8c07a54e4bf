import {styled} from 'styled-components'
import {below, from} from '#theme/breakpoints.ts'
import {Band, Stack} from '#ui/layout/layout.styles.ts'

export const Copy = styled(Stack)`
  && {
    align-self: center;
    padding-block: var(--sec);
    ${below.large} {
      padding-bottom: 0;
    }
  }
`

/** Blue panel with a glow behind two phones, whose lower edge the footer's roofs cover. */
export const PromotionBand = styled(Band)`
  && {
    position: relative;
    overflow: hidden;
    padding-block: 0;
    &::before {
      position: absolute;
      right: 4%;
      bottom: -42%;
      width: 52rem;
      height: 52rem;
      border-radius: 50%;
      background: radial-gradient(
        closest-side,
        var(--glow-strong),
        var(--glow-soft) 60%,
        transparent
      );
      content: '';
    }
    & > div {
      position: relative;
    }
    ${from.large} {
      /* Before the footer, the roofs may cover the phones but not the copy. */
      &:last-of-type ${Copy} {
        padding-bottom: calc(var(--roofs) + var(--s-6));
      }
    }
  }
`

export const Stores = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  & a {
    display: inline-flex;
    gap: var(--s-3);
    align-items: center;
    min-height: 3.75rem;
    padding: var(--s-2) var(--s-5) var(--s-2) var(--s-4);
    border: 1.5px solid var(--store-edge);
    border-radius: 14px;
    background: var(--store-ground);
    color: var(--white);
    font-size: var(--t-store);
    font-weight: 650;
    line-height: 1.15;
    text-align: left;
    text-decoration: none;
    transition: border-color var(--d1);
  }
  & a:hover {
    border-color: var(--lamp);
  }
  & a:focus-visible {
    border-radius: 14px;
  }
  & a > svg {
    flex: none;
    width: 2rem;
  }
  & small {
    display: block;
    font-size: var(--t-small);
    font-weight: 450;
  }
`

/**
 * Two phones, whose last visible card ends above the chimneys of the footer. Narrow screens show only the first phone,
 * down to its second card.
 */
export const Phones = styled.ul`
  --phone: 17.5rem;
  --shown: 1.32;
  --above: clamp(0rem, 5vw, 4rem);
  position: relative;
  display: flex;
  gap: var(--s-5);
  align-items: flex-start;
  justify-content: center;
  height: calc(var(--above) + var(--phone) * var(--shown) + var(--roofs) + 0.5rem);
  padding-top: var(--above);
  & li {
    flex: none;
    width: var(--phone);
    padding: calc(var(--phone) * 0.028);
    border-radius: calc(var(--phone) * 0.135);
    background: var(--phone-shell);
    box-shadow: var(--sh-phone);
  }
  & img {
    aspect-ratio: 264 / 574;
    object-fit: cover;
    object-position: 50% 0;
    border-radius: calc(var(--phone) * 0.11);
    background: var(--phone-screen);
  }
  ${below.medium} {
    --above: 0rem;
    --shown: 0.83;
    /* The third card would stand between the chimneys. */
    mask: linear-gradient(
      currentColor calc(100% - var(--roofs) - 0.25rem),
      transparent calc(100% - var(--roofs) + 1rem)
    );
    & li {
      box-shadow: none;
    }
    & li ~ li {
      display: none;
    }
  }
  ${from.large} {
    /* Wider phones would cover the buttons. */
    --phone: min(17.5rem, 21vw);
  }
`
