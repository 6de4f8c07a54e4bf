import {css, styled} from 'styled-components'
import {SiteLink} from '#ui/site-link/site-link.tsx'
import {onEveryPage} from '#ui/every-page.styles.ts'
import {dataAttribute, type ValueOf} from '#lib/data-attribute.ts'

/** Variants other than the primary button (DES-9). */
export const buttonVariant = dataAttribute('variant', ['outline', 'lamp', 'ghost'])

const buttonSize = dataAttribute('size', ['small'])

export interface ButtonVariants {
  $variant?: ValueOf<typeof buttonVariant>
  $size?: ValueOf<typeof buttonSize> | undefined
}

/**
 * Styles for buttons. A busy or blocked button uses `aria-disabled="true"`, so that it keeps the focus. A blocked one
 * looks like any other and has a description, because a press says what is missing.
 */
export const buttonStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s-2);
  min-height: 3.25rem;
  padding: var(--s-3) var(--s-5);
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
  &:hover {
    background: var(--btn-h);
    box-shadow: 0 0 0 6px color-mix(in srgb, var(--lamp) 42%, transparent);
  }
  &:active {
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: var(--r-pill);
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 3px var(--halo);
  }
  &${buttonVariant.is('outline')} {
    background: transparent;
    color: var(--ink);
    border-color: currentColor;
  }
  &${buttonVariant.is('outline')}:hover {
    background: var(--ink);
    color: var(--page);
    border-color: var(--ink);
    box-shadow: none;
  }
  &${buttonVariant.is('lamp')} {
    background: var(--lamp);
    color: var(--on-lamp);
  }
  &${buttonVariant.is('lamp')}:hover {
    background: var(--lamp-2);
  }
  &${buttonVariant.is('ghost')} {
    background: transparent;
    color: var(--on-brand);
    border-color: currentColor;
  }
  &${buttonVariant.is('ghost')}:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
    box-shadow: none;
  }
  &${buttonSize.is('small')} {
    min-height: var(--target);
    padding: var(--s-2) var(--s-4);
    font-size: var(--t-small);
  }
  &${buttonVariant.is('ghost')}${buttonSize.is('small')} {
    border: 1px solid color-mix(in srgb, currentColor 60%, transparent);
    font-weight: 500;
  }
  &[aria-disabled='true']:not([aria-describedby]),
  &:disabled {
    background: color-mix(in srgb, var(--btn) 14%, var(--surface));
    color: var(--ink);
    border-color: var(--btn);
    cursor: not-allowed;
    box-shadow: none;
    transform: none;
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
    &[aria-disabled='true']:not([aria-describedby]),
    &:disabled {
      color: GrayText;
      border-color: GrayText;
    }
  }
`

const button = onEveryPage('button')`
  ${buttonStyles}
`

export const buttonAttributes = ({$variant, $size}: ButtonVariants) => ({
  ...button,
  ...buttonVariant.of($variant),
  ...buttonSize.of($size),
})

/** Styles for a round icon button, which needs an `aria-label`. */
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

export const Button = styled.button.attrs<ButtonVariants>(buttonAttributes)``

export const ButtonLink = styled(SiteLink).attrs<ButtonVariants>(buttonAttributes)``
