import type {SectionProps} from '#content/section-props.ts'

type AppDownload = SectionProps<'appDownload'>['section']
type Promotion = NonNullable<AppDownload['promotion']>

const link = (label: string, path: string): Promotion['link'] => ({
  label,
  kind: 'page',
  context: null,
  dialog: null,
  subject: null,
  address: null,
  page: {addressOf: `page${path.replaceAll('/', '-')}`, path},
})

const screen = (key: string, alt: string) => ({
  _key: key,
  alt,
  decorative: false,
  image: {
    asset: {_type: 'reference' as const, _ref: `image-${key}-720x1569-png`},
    crop: null,
    hotspot: null,
    width: 720,
    height: 1569,
    extension: 'png',
  },
  dark: null,
})

const promotion: Promotion = {
  _id: 'appPromotion',
  _type: 'appPromotion',
  heading: 'Keep the doctor’s bell in your pocket.',
  text: 'We’re building an app for iOS and Android. It isn’t ready yet.',
  storesLabel: 'App stores',
  newTab: '(opens in a new tab)',
  inStores: null,
  buttons: [
    {
      _key: 'ios',
      store: 'appstore',
      label: 'App Store',
      note: 'Coming soon on the',
      link: {...link('App Store', '/download/ios'), kind: 'dialog', dialog: 'download'},
    },
    {
      _key: 'android',
      store: 'playstore',
      label: 'Google Play',
      note: 'Coming soon on',
      link: {...link('Google Play', '/download/android'), kind: 'dialog', dialog: 'download'},
    },
  ],
  link: link('See what is new', '/updates'),
  pictures: [
    screen('a1747aad13be7a3efbcbdff35d9c46ba34deec18', 'A screen with four services'),
    screen('8b76c42d2f296e9c9a21154caf854f26841b05e8', 'A screen'),
  ],
}

const section = {_key: 'full', _type: 'appDownload' as const, anchor: null, quiet: null}

export const appDownloadFixtures = {
  full: {...section, promotion},
  withoutScreens: {...section, promotion: {...promotion, pictures: null}},
  quiet: {...section, quiet: true, promotion},
  inOneStore: {
    ...section,
    promotion: {
      ...promotion,
      pictures: null,
      inStores: ['appstore'],
      buttons: promotion.buttons.map((button) =>
        button.store === 'appstore' ? {...button, note: 'Download on the'} : button,
      ),
    },
  },
  unpublished: {...section, promotion: null},
} satisfies Record<string, AppDownload>
