import {GuideDownload, guideFileLabel, offeredFile} from '#content/render/guide-file.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {ownAction} from '#ui/state-attributes.ts'
import {HeroColumns, HeroRow, HeroText} from './download.styles.ts'

/** Text with a button that downloads a guide, and on wide screens a picture beside it (PROV-5). */
export function Download({section}: SectionProps<'pageHero'>) {
  const {headline, lead, downloadLabel, guide, note, secondary, picture} = section
  const file = guide && offeredFile(guide)
  return (
    <section id={section.anchor} {...ownAction.of('')}>
      <Wrap>
        <HeroColumns>
          <HeroText>
            <PageTrail headline={headline} section={section} />
            <h1>{headline}</h1>
            <HeroRow>
              {lead ? <Lead>{lead}</Lead> : null}
              <div>
                {guide ? <GuideDownload guide={guide} label={downloadLabel ?? ''} /> : null}
                {guide && file ? (
                  <p>
                    {guide.title}, {guideFileLabel(guide, file)}
                  </p>
                ) : null}
                {note && !guide?.file ? <p>{note}</p> : null}
                {secondary ? <ContentTextLink link={secondary} /> : null}
              </div>
            </HeroRow>
          </HeroText>
          {picture ? (
            <div data-picture="">
              <Picture picture={picture} sizes={pictureSizes({medium: '1px', large: '40vw'})} />
            </div>
          ) : null}
        </HeroColumns>
      </Wrap>
    </section>
  )
}
