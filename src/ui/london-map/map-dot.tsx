/** Renders a plain dot for a place, which says nothing about a service; the text beside it says the same. */
export function MapDot() {
  return (
    <svg aria-hidden="true" height="18" viewBox="0 0 28 18" width="28">
      <circle cx="14" cy="10.5" fill="var(--link)" r="6" stroke="var(--surface)" strokeWidth="2" />
    </svg>
  )
}
