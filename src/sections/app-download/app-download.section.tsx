import {ContentLink} from '@/content/render/content-link'
import {Picture} from '@/content/render/picture'
import type {SectionProps} from '@/content/section-props'
import {present} from '@/lib/present'
import {Band, Grid, Lead, Stack, Wrap} from '@/ui/layout/layout.styles'
import {Promotion} from './app-download.styles'

/** The app that is coming, with both stores (HOME-6); its words live in one document for all pages. */
export function AppDownloadSection({section}: SectionProps<'appDownload'>) {
  const {promotion} = section
  if (promotion === null) return null
  return (
    <Band data-ground="brand" id={section.anchor ?? undefined}>
      <Wrap>
        <Promotion>
          <Stack>
            <h2>{promotion.heading}</h2>
            <Lead>{promotion.text}</Lead>
            <ul>
              {present(promotion.buttons).map((button) => (
                <li key={button._key}>
                  <strong>{button.label}</strong> {button.note}
                </li>
              ))}
            </ul>
            {promotion.link ? <ContentLink link={promotion.link} /> : null}
          </Stack>
          <Grid>
            {present(promotion.pictures).map((picture) => (
              <Picture
                key={picture._key}
                picture={picture}
                sizes="(max-width: 1024px) 50vw, 25vw"
              />
            ))}
          </Grid>
        </Promotion>
      </Wrap>
    </Band>
  )
}
