/** Hard-coded copy, shown when the dataset is unavailable. */
export const outageCopy = {
  title: 'This page isn’t available just now',
  text: 'Something went wrong on our side. If you sent a form, it may not have been saved. Please try again in a minute. In an emergency, call 999.',
} as const

/** Copy for requests rejected because too many are in flight. */
export const overloadCopy = {
  title: 'The site is very busy just now',
  textOfPage: 'Please try again in a few seconds. In an emergency, call 999.',
  textOfForm:
    'What you sent has not been saved. Please send it again in a few seconds. In an emergency, call 999.',
} as const

/** Copy of the error page. It is hard-coded because the content from the dataset may be the cause of the error. */
export const failureCopy = {
  emergency: 'Not for emergencies. If someone’s life is at risk, call',
  emergencyNumber: '999',
  title: 'This page stopped working',
  text: 'Something went wrong on our side. Please try again.',
  retry: 'Try again',
  home: 'Go to the home page',
  contact: 'Contact us',
} as const

/** Copy for an expired share link, hard-coded so that it doesn't need the content lake. */
export const endedShareCopy = {
  title: 'This link has expired',
  text: 'Ask the person who sent it for a new one.',
} as const
