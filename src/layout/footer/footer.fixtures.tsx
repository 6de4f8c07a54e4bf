import type {Frame} from '#content/queries/get-frame.ts'
import {frame} from '#layout/header/header.fixtures.tsx'
import {Footer} from './footer.tsx'

type Column = NonNullable<Frame['footer']['columns']>[number]

const column = (
  title: string,
  links: readonly [label: string, path: string, badge?: string][],
): Column => ({
  _key: `column-${title.toLowerCase()}`,
  title,
  links: links.map(([label, path, badge]) => ({
    _key: label,
    label,
    service:
      badge === undefined
        ? null
        : {
            _id: `service-${label}`,
            _type: 'service' as const,
            status: 'comingSoon' as const,
            statusLabel: badge,
          },
    page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
  })),
})

const profile = (platform: 'LinkedIn' | 'Instagram' | 'Facebook' | 'X') => ({
  _key: platform,
  _type: 'socialProfile' as const,
  platform,
  label: `Lamplight on ${platform}`,
  url: null,
})

export const footerFixtures = {
  full: (
    <Footer
      frame={{
        ...frame,
        footer: {
          ...frame.footer,
          columns: [
            column('Services', [
              ['GP at home', '/gp-visit'],
              ['Nurse at home', '/nurse-visit', 'Coming Soon'],
            ]),
            column('Support', [['Questions and answers', '/faq']]),
            column('Company', [['About us', '/about']]),
            column('Legal', [['Privacy', '/privacy']]),
          ],
        },
        settings: {
          ...frame.settings,
          social: [
            {...profile('LinkedIn'), url: 'https://social.example/lamplight'},
            profile('Instagram'),
            {...profile('X'), url: 'https://x.example/lamplight'},
          ],
        },
      }}
    />
  ),
  invented: (
    <Footer
      frame={{
        ...frame,
        settings: {
          ...frame.settings,
          phone: '020 7946 0123',
          address: ['12 Sample Street'],
          company: {...frame.settings.company, number: '00000000'},
        },
      }}
    />
  ),
  withoutProfiles: (
    <Footer
      frame={{
        ...frame,
        settings: {...frame.settings, social: [profile('LinkedIn'), profile('Facebook')]},
      }}
    />
  ),
}
