/**
 * Finds words of a service that still say it is to come, although it is launched.
 *
 * @param text - of the badge or the link on its door
 * @param status - of the service
 * @returns what to do; `true` where all is well
 */
export function staleServiceText(text: string | undefined, status: unknown): string | true {
  return status === 'launched' && /coming\s+soon/i.test(text ?? '')
    ? 'The service is launched: say here that it is open.'
    : true
}
