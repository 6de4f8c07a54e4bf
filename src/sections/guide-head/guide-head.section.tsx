import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ArrowLink} from '#content/render/content-link.styles.ts'
import {GuideDownload, guideFileLabel, offeredFile} from '#content/render/guide-file.tsx'
import {PageTrail} from '#content/render/page-trail.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {Lead, OpeningBand, Row, Wrap} from '#ui/layout/layout.styles.ts'
import {Tag} from '#ui/tag/tag.tsx'
import {GuideHead} from './guide-head.styles.ts'

/** Title of a guide on its page or Easy Read page, with links to its other versions (PROV-5). */
export function GuideHeadSection({section}: SectionProps<'guideHead'>) {
  const {guide, version, headline, lead, note, readLabel, easyReadLabel, downloadLabel} = section
  const offered = offeredFile(guide)
  const isEasyRead = version === 'easyRead'
  const other = isEasyRead ? guide.page : guide.easyReadPage
  return (
    <OpeningBand id={section.anchor}>
      <Wrap>
        <GuideHead>
          <PageTrail headline={headline ?? guide.title} section={section} />
          <h1>
            {headline ?? guide.title}
            {isEasyRead ? <Tag kind="on">{easyReadLabel}</Tag> : null}
          </h1>
          <Lead>
            <LinkifiedText text={lead ?? guide.description} />
          </Lead>
          {note ? <Tag kind="on">{note}</Tag> : null}
          <Row>
            {other ? (
              <ArrowLink
                link={{kind: 'page', label: isEasyRead ? readLabel : easyReadLabel, page: other}}
              />
            ) : null}
            {offered ? (
              <>
                <GuideDownload $variant="outline" guide={guide} label={downloadLabel} />
                <span data-size="">{guideFileLabel(guide, offered)}</span>
              </>
            ) : null}
          </Row>
        </GuideHead>
      </Wrap>
    </OpeningBand>
  )
}
