import {InfoIcon} from '@phosphor-icons/react/dist/ssr/Info'
import {PrinterIcon} from '@phosphor-icons/react/dist/ssr/Printer'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ClaimSources} from '#content/render/claim.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, OpeningBand, Wrap} from '#ui/layout/layout.styles.ts'
import {PrintPageButton} from '#ui/print-button/print-button.styles.ts'
import {PriceHeroBody} from './price-hero.styles.ts'

/** Opening of the price page, with the lowest price beside the copy, at the size of a plan. */
export function PriceHeroSection({section}: SectionProps<'priceHero'>) {
  const {headline, lead, note, figure, before, after, claim, primary, printLabel} = section
  return (
    <OpeningBand id={section.anchor}>
      <Wrap>
        <PriceHeroBody>
          <div>
            <h1>{headline}</h1>
            {lead ? <Lead>{lead}</Lead> : null}
            {note ? (
              <p data-note="">
                <Icon of={InfoIcon} />
                <span>
                  <LinkifiedText text={note} />
                </span>
              </p>
            ) : null}
            {primary ? <ContentButton link={primary} /> : null}
            {printLabel ? (
              <PrintPageButton $variant="outline">
                <Icon of={PrinterIcon} />
                {printLabel}
              </PrintPageButton>
            ) : null}
          </div>
          <div data-price="">
            <p data-figure="">
              <span>{before}</span> <b>{figure}</b> <span>{after}</span>
            </p>
            <ClaimSources claims={[claim]} />
          </div>
        </PriceHeroBody>
      </Wrap>
    </OpeningBand>
  )
}
