/**
 * The few marks that controls in client code are rendered with. Phosphor's own modules carry six weights of each; here
 * one path a mark is sent (Phosphor Icons, MIT licence).
 */
export function Glyph({d}: {d: string}) {
  return (
    <svg
      aria-hidden="true"
      data-icon=""
      fill="currentColor"
      height="1.25em"
      viewBox="0 0 256 256"
      width="1.25em"
    >
      <path d={d} />
    </svg>
  )
}
