/** What somebody reads who opens a shared link after its end: the content lake need not answer for it. */
export const endedShareCopy = {
  title: 'This link has ended',
  text: 'Ask the person who sent it for a new one.',
} as const
