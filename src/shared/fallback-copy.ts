/** Hard-coded copy, shown when the dataset is unavailable. */
export const outageCopy = {
  title: 'This page is not available just now',
  text: 'Something on our side did not answer. Nothing you sent was lost. Please try again in a minute.',
} as const

/** Copy for requests rejected because too many are in flight. */
export const overloadCopy = {
  title: 'The site is very busy just now',
  textOfPage: 'Please try again in a few seconds. In an emergency, call 999.',
  textOfForm:
    'What you sent has not been saved. Please send it again in a few seconds. In an emergency, call 999.',
} as const
