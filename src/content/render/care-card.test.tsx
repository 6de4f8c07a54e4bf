import {renderToStaticMarkup} from 'react-dom/server'
import {CareCard, type CareCardContent} from './care-card.tsx'

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

function cardOf(kind: keyof typeof cards) {
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

const html = (kind: keyof typeof cards) =>
  renderToStaticMarkup(<CareCard answers={[0, 2]} card={cardOf(kind)} />)

describe('CareCard', () => {
  it('shows its level as text and a prefix for screen readers', () => {
    expect(html('emergency')).toMatch(
      /<h3><span data-sr-only="">Immediate action required: <\/span>Call 999/,
    )
    expect(html('emergency')).toContain('<span>Emergency</span>')
    expect(html('home')).not.toContain('data-sr-only')
  })

  it('links phone numbers, 999 before the ways to reach 111 (G-6)', () => {
    expect(html('emergency')).toMatch(/href="tel:999".*<h3>/)
    expect(html('urgent')).toContain('<a href="tel:18001111">18001\u00A0111</a>')
    expect(html('urgent')).toMatch(/call 111 if:<\/h3><ul>.*<\/ul><p>.*href="tel:999".*<\/p><p/)
    expect(html('home')).not.toMatch(/<\/ul><p>/)
  })
})
