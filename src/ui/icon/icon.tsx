import type {Icon as PhosphorIcon, IconWeight} from '@phosphor-icons/react'

const sizes = {small: '1.15em', text: '1.5em', large: '2.25rem'} as const

interface IconProps {
  /** A Phosphor icon of the server build: `@phosphor-icons/react/dist/ssr/<Name>`. It costs no client JavaScript. */
  of: PhosphorIcon
  size?: keyof typeof sizes
  weight?: IconWeight
}

/** An icon beside words that say the same, and so hidden from screen readers (DES-7). */
export function Icon({of: Drawing, size = 'text', weight = 'regular'}: IconProps) {
  return <Drawing aria-hidden="true" data-icon="" size={sizes[size]} weight={weight} />
}
