import * as f from '#studio/schema/fields.ts'

const retentionRow = f.defineObject({
  name: 'retentionRow',
  title: 'What is kept',
  fields: {
    when: f.line('What a visitor does, such as: Join the waitlist.'),
    collect: f.line('What is collected then.'),
    why: f.line('What it is for.'),
    basis: f.line('What the law calls the reason for keeping it, such as: Consent.'),
    keep: f.line(
      'How long it is kept. The website deletes it by itself: ask a developer to change the time there too.',
    ),
    keepNote: f.optionalLine('A few words about that time.'),
  },
  preview: {select: {title: 'when', subtitle: 'keep'}},
})

const processor = f.defineObject({
  name: 'processor',
  title: 'Company',
  fields: {
    name: f.line('The company, or what it is while none is chosen.'),
    role: f.line('What it does for us.'),
    where: f.line('Where it keeps data.'),
    isConfirmed: f.toggle('Whether the company is chosen and named.', false),
  },
})

export const dataPolicy = f.defineSingleton({
  name: 'dataPolicy',
  title: 'Data policy',
  description:
    'What we promise about data. The privacy notice and the page about trust both show it.',
  ...f.tabs({
    'What we promise': {
      updated: f.requiredField('date', 'The day of the last change.'),
      promises: f.requiredLines('What we promise, one line each.'),
      retention: f.list(retentionRow, 'What is kept, and how long.', {min: 1}),
      processors: f.list(processor, 'Companies that use data for us.', {min: 1}),
    },
    'Headings of the tables': {
      whenLabel: f.line('The heading of the column of what a visitor does.'),
      collectLabel: f.line('The heading of the column of what is collected.'),
      whyLabel: f.line('The heading of the column of what it is for.'),
      basisLabel: f.line('The heading of the column of legal reasons.'),
      keepLabel: f.line('The heading of the column of times.'),
      companyLabel: f.line('The heading of the column of companies.'),
      roleLabel: f.line('The heading of the column of what they do.'),
      whereLabel: f.line('The heading of the column of countries.'),
      unconfirmedLabel: f.line('The words at a company that is not chosen yet.'),
    },
  }),
})

export const consentText = f.defineSingleton({
  name: 'consentText',
  title: 'Consent to analytics',
  description:
    'The card that asks whether visits may be counted, and the same choice on /cookies. Shown only where the site has a key for analytics.',
  ...f.tabs({
    'The card': {
      heading: f.line('The heading of the card.'),
      text: f.paragraph('What visitors are asked. Say that nothing is recorded before a yes.'),
      accept: f.line('The button that says yes. It looks the same as the other.'),
      refuse: f.line('The button that says no.'),
      more: f.line('The link to the page about cookies.'),
      settings: f.line('The link to the choice at the foot of every page.'),
    },
    'The choice on /cookies': {
      question: f.line('The question above the two answers on /cookies.'),
      yes: f.line('The answer yes.'),
      no: f.line('The answer no.'),
      save: f.line('The button that keeps the answer.'),
      saved: f.line('What is said when it is kept.'),
    },
    'Where there is no choice': {
      signal: f.paragraph(
        'In place of the question, when the browser asks not to be tracked: that this counts as a no.',
      ),
      withoutScript: f.paragraph('Without JavaScript: that nothing is counted.'),
      unavailable: f.paragraph('In place of all this, where the site has no key for analytics.'),
    },
  }),
})
