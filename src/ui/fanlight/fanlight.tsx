interface FanlightProps {
  /** A lit one stands for yes, a dark one for no or not yet; words beside it say the same. */
  isLit: boolean
}

/** The half-round window over a London door, as the mark of an item in a list. */
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
