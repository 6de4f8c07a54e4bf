import type {CareCardContent} from './care-card.tsx'

const cards = {
  emergency: {
    level: 'Emergency',
    prefix: 'Immediate action required:',
    heading: 'Call 999 or go to A&E now if:',
    warning: null,
    bullets: ['you have chest pain, or think it is a heart attack', 'someone cannot breathe well'],
    note: null,
    link: {label: 'Call 999', address: 'tel:999'},
  },
  urgent: {
    level: 'Urgent',
    prefix: 'Urgent advice:',
    heading: 'Go to NHS 111 online or call 111 if:',
    warning: 'Call 999 if someone’s life is at risk.',
    bullets: ['you need help now, but it is not an emergency'],
    note: 'If you are deaf, call 18001 111.',
    link: {label: 'Call 111', address: 'tel:111'},
  },
  pharmacist: {
    level: 'Not urgent',
    prefix: 'Non-urgent advice:',
    heading: 'Ask a pharmacist if:',
    warning: null,
    bullets: ['it is a small problem'],
    note: null,
    link: null,
  },
  gp: {
    level: 'Not urgent',
    prefix: 'Non-urgent advice:',
    heading: 'Ask your own GP surgery if:',
    warning: null,
    bullets: ['a problem does not go away'],
    note: null,
    link: null,
  },
  home: {
    level: 'Planned care',
    prefix: null,
    heading: 'When we open, a home visit may suit you if:',
    warning: null,
    bullets: ['it can wait for a visit that you book'],
    note: 'You cannot book yet.',
    link: null,
  },
}

export function careCardFixture(kind: keyof typeof cards) {
  const {link, ...card} = cards[kind]
  return {
    _id: `care-${kind}`,
    _type: 'careCard' as const,
    kind,
    ...card,
    links: link && [
      {
        _key: 'link',
        kind: 'address' as const,
        context: null,
        dialog: null,
        subject: null,
        page: null,
        ...link,
      },
    ],
  } satisfies CareCardContent & {_id: string; _type: 'careCard'}
}
