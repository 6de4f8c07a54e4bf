import type {SavingState, SavingTrouble} from './write-watch.ts'

const reasons: Record<SavingTrouble, string> = {
  unreachable: 'the content lake does not answer',
  full: 'the disk of the content lake is full',
  refused: 'the content lake could not save them',
  slow: 'the content lake takes long to answer',
}
const tell = 'Tell whoever runs the site.'
/** Neither is over by itself. */
const needsSomebody: readonly SavingTrouble[] = ['full', 'refused']

/**
 * Says in words for editors what is not saved, why, and what to do.
 *
 * @param state - what is wrong
 */
export function describeSaving({trouble, written}: SavingState): {text: string; todo: string} {
  const isForSomebody = needsSomebody.includes(trouble)
  switch (written) {
    case 'kept':
      return {
        text: `Your changes are not saved yet: ${reasons[trouble]}.`,
        todo: `They wait in this window and are saved as soon as that is over, also when you go on to another document. Leave the window open. ${
          isForSomebody ? tell : `When it lasts longer than a minute: ${lowerFirst(tell)}`
        }`,
      }
    case 'missed':
      return {
        text: `What you just did was not saved: ${reasons[trouble].replace(' save them', ' do it')}.`,
        todo: `Your drafts are kept. ${
          isForSomebody ? `${tell} Try again when this is over.` : 'Try again in a moment.'
        }`,
      }
    case 'nothing':
      return {
        text: `Nothing can be saved: ${reasons[trouble]}.`,
        todo: `Visitors see the site as before. Go on when this line is gone. When it lasts longer than a minute: ${lowerFirst(tell)}`,
      }
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
