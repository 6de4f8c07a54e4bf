/**
 * Returns an icon of one path, for client code, because Phosphor's modules contain six weights of each (Phosphor Icons,
 * MIT licence).
 */
export function glyph(d: string) {
  return function Glyph() {
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
}
