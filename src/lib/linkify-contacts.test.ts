import {linkifyContacts} from './linkify-contacts.ts'

/** Shows non-breaking spaces as tildes. */
const links = (text: string) =>
  linkifyContacts(text).flatMap(({text: words, href}) =>
    href ? [`${words.replaceAll('\u00A0', '~')} → ${href}`] : [],
  )

describe('linkifyContacts', () => {
  it.each([
    ['Call 999.', '999 → tel:999'],
    ['call 020 7946 0123 today', '020~7946~0123 → tel:+442079460123'],
    ['a mobile, 07700 900123', '07700~900123 → tel:+447700900123'],
    ['Write to a@b.example.', 'a@b.example → mailto:a@b.example'],
    ['+44 20 7946 0123', '+44~20~7946~0123 → tel:+442079460123'],
    ['ring +44 (0)20 7946 0123.', '+44~(0)20~7946~0123 → tel:+442079460123'],
    ['+44(0)2079460123', '+44(0)2079460123 → tel:+442079460123'],
    ['0044 7700 900123', '0044~7700~900123 → tel:+447700900123'],
    ['(020) 7946 0123', '(020)~7946~0123 → tel:+442079460123'],
    ['02079460123', '02079460123 → tel:+442079460123'],
    [
      '07700900123 or 020-7946-0123',
      '07700900123 → tel:+447700900123',
      '020-7946-0123 → tel:+442079460123',
    ],
    ['Call 18000 for text relay.', '18000 → tel:18000'],
    ['If you are deaf, call 18001 111.', '18001~111 → tel:18001111'],
    ['call Samaritans on 116 123', '116~123 → tel:116123'],
    ['go to NHS 111 online or call 111.', 'NHS 111 online → https://111.nhs.uk', '111 → tel:111'],
    ['£111 or 1,999 or 1112 or 2.999, at 24 hours'],
    ['283,474 people'],
    ['No. 00000000'],
    ['00000000000'],
    ['12345678901'],
    ['+33 1 23 45 67 89'],
    ['020 7946 01234'],
  ])('links in %j only its contacts (FTR-2, G-6)', (text, ...found) => {
    expect(links(text)).toEqual(found)
  })

  // Detecting contacts must not backtrack.
  it.each(['Care. ', 'a', '0', '0 ', '020 7946 ', 'a@', 'a.', 'a@b.', '+44 (0) ', 'Call 111, '])(
    'preserves 200 KB of %j in linear time',
    (part) => {
      const text = part.repeat(204_800 / part.length)
      const parts = linkifyContacts(text).map((each) => each.text)
      expect(parts.join('').replaceAll('\u00A0', ' ')).toBe(text)
    },
  )
})
