import {ClockIcon} from '@phosphor-icons/react/dist/ssr/Clock'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {ContentLink} from '#content/render/content-link.tsx'
import {GuideDownload, guideFileLabel, offeredFile} from '#content/render/guide-file.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {addNonBreakingSpaces} from '#lib/non-breaking-spaces.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {Guides} from './guide-list.styles.ts'

type Section = SectionProps<'guideList'>['section']
type Guide = Section['guides'][number]

/** Guides as rows: first the page, then the Easy Read page, then the file (PROV-5, COUNT-1). */
export function GuideListSection({section}: SectionProps<'guideList'>) {
  const {heading, text, guides} = section
  return (
    <Band $ground="sunk" id={section.anchor}>
      <Wrap>
        <SectionHead>
          <h2>{heading}</h2>
          {text ? <Lead>{text}</Lead> : null}
        </SectionHead>
        <Guides>
          {guides.map((guide) => (
            <li key={guide._id}>
              <GuideRow guide={guide} section={section} />
            </li>
          ))}
        </Guides>
      </Wrap>
    </Band>
  )
}

function GuideRow({guide, section}: {guide: Guide; section: Section}) {
  const {readLabel, easyReadLabel, downloadLabel, notReady, plannedLabel} = section
  const offered = offeredFile(guide)
  const page = {kind: 'page', context: guide.title} as const
  return (
    <>
      <div data-title="">
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
      <div data-pages="">
        {guide.page ? <ContentLink link={{...page, label: readLabel, page: guide.page}} /> : null}
        {guide.easyReadPage ? (
          <ContentLink link={{...page, label: easyReadLabel, page: guide.easyReadPage}} />
        ) : null}
      </div>
      {offered ? (
        <GuideDownload $variant="outline" $size="small" guide={guide} label={downloadLabel} />
      ) : (
        <p data-not-ready="">
          <Icon of={ClockIcon} size="small" /> {notReady}
        </p>
      )}
    </>
  )
}

/** Returns the type and size of the offered file, and whether it is a draft. */
function sizeOf(guide: Guide, {draftLabel}: Section): string {
  return isDraft(guide)
    ? `${draftLabel}, ${guideFileLabel(guide, guide.draft)}`
    : guideFileLabel(guide)
}

/** A draft also says the size that the guide will have. */
function isDraft({file, draft}: Guide): boolean {
  return file === null && Boolean(draft?.size)
}
