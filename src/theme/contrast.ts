/**
 * Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2).
 *
 * @param one - as `#RRGGBB`
 * @param other - as `#RRGGBB`
 * @throws RangeError when a colour isn't written as `#RRGGBB`
 */
export function contrastRatio(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new RangeError(`${colour} is not written #RRGGBB`)
  const channel = (start: number): number => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
