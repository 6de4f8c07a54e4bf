/** Fields of `bookingPage` before December 2026. The status of the service draws the door since (decision 117). */
const oldFields = ['doctorPicture', 'specialistPicture']

/**
 * Finds the pictures of a booking page that are not shown any more.
 *
 * @returns undefined when the document needs no change
 */
export function removePictures(
  document: Readonly<Record<string, unknown>>,
): {set: Record<string, never>; unset: string[]} | undefined {
  const unset = oldFields.filter((field) => field in document)
  return document['_type'] === 'bookingPage' && unset.length > 0 ? {set: {}, unset} : undefined
}
