import type {Icon as PhosphorIcon, IconWeight} from '@phosphor-icons/react'

const sizes = {small: '1.15em', text: '1.5em', large: '2.25rem'} as const

interface IconProps {
  /** Phosphor icon from `@phosphor-icons/react/dist/ssr/<Name>`, which adds no client JavaScript. */
  of: PhosphorIcon
  size?: keyof typeof sizes
  weight?: IconWeight
}

/** Renders an icon beside text that says the same, hidden from screen readers (DES-7). */
export function Icon({of: Drawing, size = 'text', weight = 'regular'}: IconProps) {
  return <Drawing aria-hidden="true" data-icon="" size={sizes[size]} weight={weight} />
}
