import {
  defineObject,
  defineSingleton,
  line,
  list,
  optionalLine,
  paragraph,
  requiredField,
  requiredLines,
  tabs,
  toggle,
} from '#studio/schema/fields.ts'

const retentionRow = defineObject({
  name: 'retentionRow',
  title: 'What is kept',
  fields: {
    when: line('What a visitor does, such as: Join the waitlist.'),
    collect: line('What is collected then.'),
    why: line('What it is for.'),
    basis: line('What the law calls the reason for keeping it, such as: Consent.'),
    keep: line(
      'How long it is kept. The website deletes it by itself: ask a developer to change the time there too.',
    ),
    keepNote: optionalLine('A few words about that time.'),
  },
  preview: {select: {title: 'when', subtitle: 'keep'}},
})

const processor = defineObject({
  name: 'processor',
  title: 'Company',
  fields: {
    name: line('The company, or what it is while none is chosen.'),
    role: line('What it does for us.'),
    where: line('Where it keeps data.'),
    isConfirmed: toggle('Whether the company is chosen and named.', false),
  },
})

export const dataPolicy = defineSingleton({
  name: 'dataPolicy',
  title: 'Data policy',
  description:
    'What we promise about data. The privacy notice and the page about trust both show it.',
  ...tabs({
    'What we promise': {
      updated: requiredField('date', 'The day of the last change.'),
      promises: requiredLines('What we promise, one line each.'),
      retention: list(retentionRow, 'What is kept, and how long.', {min: 1}),
      processors: list(processor, 'Companies that use data for us.', {min: 1}),
    },
    'Headings of the tables': {
      whenLabel: line('The heading of the column of what a visitor does.'),
      collectLabel: line('The heading of the column of what is collected.'),
      whyLabel: line('The heading of the column of what it is for.'),
      basisLabel: line('The heading of the column of legal reasons.'),
      keepLabel: line('The heading of the column of times.'),
      companyLabel: line('The heading of the column of companies.'),
      roleLabel: line('The heading of the column of what they do.'),
      whereLabel: line('The heading of the column of countries.'),
      unconfirmedLabel: line('The words at a company that is not chosen yet.'),
    },
  }),
})

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
