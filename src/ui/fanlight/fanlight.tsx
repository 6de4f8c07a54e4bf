interface FanlightProps {
  /** Lit means yes, dark means no or not yet; the text beside it says the same. */
  isLit: boolean
}

/** Renders a half-round door window as the marker of a list item. */
export function Fanlight({isLit}: FanlightProps) {
  const bars = isLit ? 'var(--lamp-text)' : 'currentColor'
  return (
    <svg aria-hidden="true" data-fanlight="" height="17" viewBox="0 0 28 17" width="28">
      <path
        d="M1.5 15.5a12.5 12.5 0 0 1 25 0Z"
        fill={isLit ? 'var(--fan-lit)' : 'none'}
        stroke={bars}
        strokeWidth="1.6"
      />
      <path
        d="M14 15.5V3M14 15.5 5.2 6.7M14 15.5l8.8-8.8M1.5 15.5h25"
        fill="none"
        stroke={bars}
        strokeWidth="1.6"
      />
    </svg>
  )
}
