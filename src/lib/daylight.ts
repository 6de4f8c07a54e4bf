/** State of the sky over London. */
export const daylights = ['night', 'dawn', 'day', 'dusk'] as const

export type Daylight = (typeof daylights)[number]

/** Returns the state of the sky over London by the sun's height, accurate to a quarter of an hour. */
export function daylightAt(now: Date): Daylight {
  const days = now.getTime() / 86_400_000
  const hourAngle = 2 * Math.PI * ((days % 1) - 0.5)
  const declination = -0.409 * Math.cos((2 * Math.PI * (days + 10)) / 365.2422)
  // Sine of the height at 51.5° north.
  const height =
    0.7826 * Math.sin(declination) + 0.6225 * Math.cos(declination) * Math.cos(hourAngle)
  if (height > 0.07) return 'day'
  if (height < -0.12) return 'night'
  return hourAngle < 0 ? 'dawn' : 'dusk'
}
