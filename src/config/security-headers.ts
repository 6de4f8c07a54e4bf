/** Sent with every answer (decision 11), by Next and by what stands in front of it. */
export const securityHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(self)'],
] as const
