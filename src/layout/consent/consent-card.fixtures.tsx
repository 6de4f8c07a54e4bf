import type {ConsentText} from '#content/queries/get-consent-text.ts'
import {ConsentCard} from './consent-card.tsx'

export const consentCopy: ConsentText = {
  _id: 'consentText',
  _type: 'consentText',
  heading: 'Cookies',
  text: 'We’d like to count visits.',
  accept: 'Accept analytics',
  refuse: 'Only what’s necessary',
  more: 'Read about cookies',
  accepted: 'You said yes.',
  refused: 'You said no.',
  hide: 'Hide this message',
  settings: 'Cookie settings',
  question: 'May we count your visits?',
  yes: 'Yes',
  no: 'No',
  save: 'Save my choice',
  saved: 'Saved.',
  signal: 'Your browser said no.',
  withoutScript: 'It needs JavaScript.',
  unavailable: 'There is nothing to choose.',
}

export const consentCardFixtures = {full: <ConsentCard copy={consentCopy} />}
