import {ClockIcon} from '@phosphor-icons/react/dist/ssr/Clock'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ArrowLink} from '#content/render/content-link.styles.ts'
import {GuideDownload, guideFileLabel, offeredFile} from '#content/render/guide-file.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'
import {List} from '#ui/layout/list.styles.ts'
import {Section} from '#ui/layout/section.tsx'

type Content = SectionProps<'guideList'>['section']
type Guide = Content['guides'][number]

/** Guides as rows: first the page, then the Easy Read page, then the file (PROV-5, COUNT-1). */
export function GuideListSection({section}: SectionProps<'guideList'>) {
  const {anchor, heading, text, guides} = section
  return (
    <Section anchor={anchor} ground="sunk" heading={heading} lead={text}>
      <List $rule="rows" $split="halves">
        {guides.map((guide) => (
          <li key={guide._id}>
            <GuideRow guide={guide} section={section} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function GuideRow({guide, section}: {guide: Guide; section: Content}) {
  const {readLabel, easyReadLabel, downloadLabel, notReady, plannedLabel} = section
  const page = {kind: 'page', context: guide.title} as const
  return (
    <>
      <div>
        <h3>{guide.title}</h3>
        <p>
          <LinkifiedText text={guide.description} />
        </p>
        <p data-size="">{sizeOf(guide, section)}</p>
        {isDraft(guide) && guide.shownSize ? (
          <p data-size="">
            {plannedLabel} <span>{addNonBreakingSpaces(guide.shownSize)}</span>
          </p>
        ) : null}
      </div>
      <Row>
        {guide.page ? <ArrowLink link={{...page, label: readLabel, page: guide.page}} /> : null}
        {guide.easyReadPage ? (
          <ArrowLink link={{...page, label: easyReadLabel, page: guide.easyReadPage}} />
        ) : null}
        {offeredFile(guide) ? (
          <GuideDownload $variant="outline" $size="small" guide={guide} label={downloadLabel} />
        ) : (
          <Row as="p" data-not-ready="">
            <Icon of={ClockIcon} size="small" /> {notReady}
          </Row>
        )}
      </Row>
    </>
  )
}

/** Returns the type and size of the offered file, and whether it is a draft. */
function sizeOf(guide: Guide, {draftLabel}: Content): string {
  return isDraft(guide)
    ? `${draftLabel}, ${guideFileLabel(guide, guide.draft)}`
    : guideFileLabel(guide)
}

/** A draft also says the size that the guide will have. */
function isDraft({file, draft}: Guide): boolean {
  return file === null && Boolean(draft?.size)
}
