/**
 * The light around a lamp, to be filled into a circle by `url(#id)`. It stands in the page because properties of the
 * page do not reach gradients of another file.
 */
export function HaloGradient({id}: {id: string}) {
  return (
    <radialGradient id={id}>
      <stop offset="0" stopColor="var(--s-halo)" stopOpacity="0.95" />
      <stop offset="0.35" stopColor="var(--s-halo)" stopOpacity="0.45" />
      <stop offset="1" stopColor="var(--s-halo)" stopOpacity="0" />
    </radialGradient>
  )
}
