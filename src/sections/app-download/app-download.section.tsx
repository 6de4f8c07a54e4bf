import {AppleLogoIcon} from '@phosphor-icons/react/dist/ssr/AppleLogo'
import {GooglePlayLogoIcon} from '@phosphor-icons/react/dist/ssr/GooglePlayLogo'
import {ContentLink, type LinkContent} from '#content/render/content-link.tsx'
import {Picture} from '#content/render/picture.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {formPage} from '#shared/html-forms.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, Stack, Wrap} from '#ui/layout/layout.styles.ts'
import {Section} from '#ui/layout/section.tsx'
import {Copy, Phones, PromotionBand, Stores} from './app-download.styles.ts'

type Promotion = NonNullable<SectionProps<'appDownload'>['section']['promotion']>
type StoreButton = Promotion['buttons'][number]

const marks = {appstore: AppleLogoIcon, playstore: GooglePlayLogoIcon} as const

/** Announcement of the app, with a button for each store (HOME-6). All pages share one document of copy. */
export function AppDownloadSection({section}: SectionProps<'appDownload'>) {
  const {promotion, quiet} = section
  if (promotion === null) return null
  const screens = quiet ? [] : definedItems(promotion.pictures)
  const words = (
    <>
      <Lead>{promotion.text}</Lead>
      <Stores aria-label={promotion.storesLabel ?? undefined}>
        {definedItems(promotion.buttons).map((button) => (
          <li key={button._key}>
            {button.link ? (
              <ContentLink link={storeLink(button, promotion)}>
                {marks[button.store] ? <Icon of={marks[button.store]} weight="fill" /> : null}
                <span>
                  <small>{button.note}</small> <b>{button.label}</b>
                </span>
              </ContentLink>
            ) : null}
          </li>
        ))}
      </Stores>
      {promotion.link ? <ContentTextLink link={promotion.link} /> : null}
    </>
  )
  if (screens.length === 0) {
    return (
      <Section
        anchor={section.anchor}
        ground={quiet ? 'sunk' : 'brand'}
        heading={promotion.heading}
        share="5-7"
      >
        <Stack>{words}</Stack>
      </Section>
    )
  }
  return (
    <PromotionBand $ground="brand" id={section.anchor}>
      <Wrap>
        <Columns $align="end">
          <Copy>
            <h2>{promotion.heading}</h2>
            {words}
          </Copy>
          <Phones>
            {screens.map((screen) => (
              <li key={screen._key}>
                <Picture picture={screen} sizes="17rem" />
              </li>
            ))}
          </Phones>
        </Columns>
      </Wrap>
    </PromotionBand>
  )
}

/** Opens the interest form until the store has the app, then links to the page that redirects to the store (DL-1). */
function storeLink({store, link}: StoreButton, {inStores, newTab}: Promotion): LinkContent {
  if (!definedItems(inStores).includes(store)) return {...link, subject: store}
  return {label: link.label, kind: 'address', address: formPage(store), context: newTab}
}
