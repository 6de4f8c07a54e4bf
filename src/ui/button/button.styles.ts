import {css, styled} from 'styled-components'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'
import {specimenState} from '#ui/state-attributes.ts'

/** How a button looks other than the primary one (DES-9). */
export const buttonLook = dataAttribute('look', ['outline', 'lamp', 'light', 'ghost'])

/** How large a button is, where it is not 52 px high. */
export const buttonSize = dataAttribute('size', ['small'])

/** The variants of whatever looks like a button. */
export interface ButtonVariants {
  $look?: ValueOf<typeof buttonLook>
  $size?: ValueOf<typeof buttonSize>
  /** For the review page. */
  $state?: ValueOf<typeof specimenState>
}

/** Turns the variants of a button into attributes that `buttonStyles` selects. */
export const buttonAttributes = ({$look, $size, $state}: ButtonVariants) => ({
  ...buttonLook.of($look),
  ...buttonSize.of($size),
  ...specimenState.of($state),
})

/** How a button looks. Busy or not yet allowed is `aria-disabled="true"`: it stays reachable and can say why. */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-height: 3.25rem;
  padding: 0.7rem 1.5rem;
  border: 2px solid transparent;
  border-radius: var(--r-pill);
  background: var(--btn);
  color: var(--on-btn);
  font-size: var(--t-body);
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--d1),
    border-color var(--d1),
    box-shadow var(--d2) var(--ease);
  &:hover,
  &${specimenState.is('hover')} {
    background: var(--btn-h);
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--lamp) 42%, transparent);
  }
  &:active {
    transform: translateY(1px);
  }
  &:focus-visible,
  &${specimenState.is('focus')} {
    border-radius: var(--r-pill);
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  &${buttonLook.is('outline')} {
    background: transparent;
    color: var(--ink);
    border-color: currentColor;
  }
  &${buttonLook.is('outline')}:hover {
    background: var(--ink);
    color: var(--page);
    border-color: var(--ink);
    box-shadow: none;
  }
  &${buttonLook.is('lamp')} {
    background: var(--lamp);
    color: var(--on-lamp);
  }
  &${buttonLook.is('lamp')}:hover {
    background: var(--lamp-2);
  }
  &${buttonLook.is('light')} {
    background: var(--white);
    color: var(--phone-ink);
  }
  &${buttonLook.is('ghost')} {
    background: transparent;
    color: var(--on-brand);
    border-color: currentColor;
  }
  &${buttonLook.is('ghost')}:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
    box-shadow: none;
  }
  &${buttonSize.is('small')} {
    min-height: var(--target);
    padding: 0.45rem 1.15rem;
    font-size: var(--t-small);
  }
  &[aria-disabled='true'],
  &:disabled {
    background: var(--line);
    color: var(--ink-2);
    border-color: transparent;
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-disabled='true'],
    &:disabled {
      color: GrayText;
      border-color: GrayText;
    }
  }
`

/** A round button with an icon alone; it needs an `aria-label`. */
export const iconButtonStyles = css`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: var(--target);
  height: var(--target);
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  color: inherit;
  cursor: pointer;
  &:hover {
    background: var(--sunk);
  }
  &:focus-visible {
    border-radius: 50%;
  }
`

/** A button. */
export const Button = styled.button.attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
`

/** A link that looks like a button. */
export const ButtonLink = styled(SiteLink).attrs<ButtonVariants>(buttonAttributes)`
  ${buttonStyles}
`

export const IconButton = styled.button`
  ${iconButtonStyles}
`
