import {type Banner, SoonBar} from './soon-bar.tsx'

const banner: NonNullable<Banner> = {
  label: 'Coming Soon.',
  text: 'This nursing service is launching soon',
  dismissible: true,
  dismissLabel: 'Close this message',
  storageKey: 'banner-nurse',
}

export const soonBarFixtures = {
  dismissible: <SoonBar door="nurse" banner={banner} />,
  lasting: (
    <SoonBar
      door="nurse"
      banner={{text: 'This care service is launching soon', storageKey: 'banner-carer'}}
    />
  ),
  withoutCopy: (
    <SoonBar door="nurse" banner={{label: 'Coming Soon.', storageKey: 'banner-empty'}} />
  ),
  withoutBanner: <SoonBar door="nurse" banner={null} />,
}
