/**
 * Light around a lamp, for use as `url(#id)`. Inline, because a gradient in another file can't read the page's custom
 * properties.
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
