import {styled} from 'styled-components'
import {from} from '#theme/breakpoints.ts'
import {chosenStep, trial} from '#ui/state-attributes.ts'
import {StepScreen} from './lazy-step-screen.client.tsx'

export const Steps = styled(StepScreen)`
  display: grid;
  gap: var(--columns);
  align-items: center;
  & ol > li {
    position: relative;
  }
  & ol > li${chosenStep.is('true')}::before {
    background: var(--lamp);
    box-shadow: none;
    color: var(--on-lamp);
  }
  & ol > li${chosenStep.is('true')}::after {
    content: '';
    position: absolute;
    left: 0;
    top: -1.5px;
    width: 62%;
    height: 3px;
    background: var(--ink);
  }
  @media (forced-colors: active) {
    & ol > li${chosenStep.is('true')}::before,
    & ol > li${chosenStep.is('true')}::after {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  & ol h3 {
    margin-bottom: var(--s-1);
  }
  & ol > li [data-invite] {
    position: relative;
    display: flex;
    gap: var(--s-2);
    align-items: center;
    margin-top: var(--s-2);
    font-weight: 650;
  }
  & ol > li [data-invite] span {
    text-decoration: underline 1.5px;
    text-underline-offset: 0.18em;
  }
  & ol > li:hover [data-invite] span {
    text-decoration-thickness: 3px;
  }
  & ol button {
    min-height: var(--target);
    padding: 0;
    border: 0;
    background: none;
    letter-spacing: inherit;
    text-align: left;
    cursor: pointer;
  }
  & ol h3 button {
    margin-block: calc(-1 * var(--s-2));
  }
  & ol [data-invite] {
    color: var(--link);
  }
  & ol h3 button::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & [data-screens] video {
    box-shadow: var(--sh-2);
  }
  & [data-screens] > ${chosenStep.is('false')} {
    display: none;
  }
  @media (scripting: none) {
    & [data-screens] {
      display: grid;
      gap: var(--s-4);
    }
    & [data-screens]:not(:has(${trial.selector})) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    & [data-screens] > ${chosenStep.is('false')} {
      display: block;
    }
  }
  ${from.large} {
    grid-template-columns: 5fr 7fr;
  }
`

export const Note = styled.p`
  margin-top: var(--gap);
  color: var(--ink-2);
`
