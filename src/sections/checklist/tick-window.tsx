/** Arched window that a tick lights. Its check mark shows the same without colour and in print. */
export function TickWindow() {
  return (
    <svg aria-hidden="true" data-window="" height="48" viewBox="0 0 44 48" width="44">
      <path d="M3 46V21a19 19 0 0 1 38 0v25Z" data-glass="" />
      <path d="M3 23h38M22 2.5V46M22 23 8.6 8.8M22 23 35.4 8.8" data-bars="" />
      <path d="m12 27 7.5 8L33 18" data-mark="" />
    </svg>
  )
}
