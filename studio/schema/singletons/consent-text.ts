import {defineSingleton, line, paragraph, tabs} from '#studio/schema/fields.ts'

export const consentText = defineSingleton({
  name: 'consentText',
  title: 'Consent to analytics',
  description:
    'The card that asks whether visits may be counted, and the same choice on /cookies. Shown only where the site has a key for analytics.',
  ...tabs({
    'The card': {
      heading: line('The heading of the card.'),
      text: paragraph('What visitors are asked. Say that nothing is recorded before a yes.'),
      accept: line('The button that says yes. It looks the same as the other.'),
      refuse: line('The button that says no.'),
      more: line('The link to the page about cookies.'),
      accepted: line('What is said after a yes.'),
      refused: line('What is said after a no.'),
      hide: line('The button that closes the card after that.'),
      settings: line('The link to the choice, on the card and at the foot of every page.'),
    },
    'The choice on /cookies': {
      question: line('The question above the two answers on /cookies.'),
      yes: line('The answer yes.'),
      no: line('The answer no.'),
      save: line('The button that keeps the answer.'),
      saved: line('What is said when it is kept.'),
    },
    'Where there is no choice': {
      signal: paragraph(
        'In place of the question, when the browser asks not to be tracked: that this counts as a no.',
      ),
      withoutScript: paragraph('Without JavaScript: that nothing is counted.'),
      unavailable: paragraph('In place of all this, where the site has no key for analytics.'),
    },
  }),
})
