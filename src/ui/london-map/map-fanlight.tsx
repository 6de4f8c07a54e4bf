/** Renders a lit door window (DES-1); the text beside it says the same. */
export function MapFanlight() {
  return (
    <svg aria-hidden="true" height="18" viewBox="0 0 28 18" width="28">
      <path
        d="M2 17a12 12 0 0 1 24 0Z"
        fill="var(--fan-lit)"
        stroke="var(--fan-edge)"
        strokeWidth="1.5"
      />
      <path d="M14 17V5M14 17 5.5 8.5M14 17l8.5-8.5" stroke="var(--fan-edge)" strokeWidth="1.5" />
    </svg>
  )
}
