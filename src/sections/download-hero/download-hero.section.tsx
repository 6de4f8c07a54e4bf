import {GuideDownload} from '#content/render/guide-file.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead, Wrap} from '#ui/layout/layout.styles.ts'
import {HeroRow, HeroWords} from './download-hero.styles.ts'

/** Words alone, and a button that downloads a guide (PROV-5). */
export function DownloadHeroSection({section}: SectionProps<'downloadHero'>) {
  const {headline, lead, downloadLabel, guide, note} = section
  return (
    <section id={section.anchor ?? undefined}>
      <Wrap>
        <HeroWords>
          <PageTrail section={section} />
          <h1>{headline}</h1>
          <HeroRow>
            {lead ? <Lead>{lead}</Lead> : null}
            <div>
              <GuideDownload guide={guide} label={downloadLabel} />
              {note ? <p>{note}</p> : null}
            </div>
          </HeroRow>
        </HeroWords>
      </Wrap>
    </section>
  )
}
