import {ArrowDownIcon} from '@phosphor-icons/react/dist/ssr/ArrowDown'
import {ArrowLink, ContentButton} from '#content/render/content-link.styles.ts'
import {ContentLink} from '#content/render/content-link.tsx'
import {GuideDownload, guideFileLabel, offeredFile} from '#content/render/guide-file.tsx'
import {ContentTextLink} from '#content/render/text-link.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {RegisteredNote} from '#forms/registered-note.client.tsx'
import {isAnnounced} from '#shared/service-status.ts'
import {Icon} from '#ui/icon/icon.tsx'
import {Row} from '#ui/layout/layout.styles.ts'

interface Props {
  section: SectionProps<'pageHero'>['section']
}

/** Buttons under the words: a download, the main and the second link. */
export function HeroActions({section}: Props) {
  const {layout, guide, downloadLabel, primary, secondary} = section
  if (!guide && !primary && !secondary) return null
  return (
    <Row data-actions="">
      {guide ? <GuideDownload guide={guide} label={downloadLabel ?? null} /> : null}
      {primary ? (
        <ContentButton $variant={layout === 'panel' ? 'lamp' : undefined} link={primary} />
      ) : null}
      {secondary ? <Secondary link={secondary} section={section} /> : null}
      {primary?.dialog === 'waitlist' ? <RegisteredNote /> : null}
    </Row>
  )
}

/**
 * An outlined button opens a dialog from the panel, or leads down a page without a main button. The arrow points down
 * for a link within the page.
 */
function Secondary({
  section: {layout, service, primary, guide},
  link,
}: Props & {link: NonNullable<Props['section']['secondary']>}) {
  if (layout === 'panel' && link.kind === 'dialog') {
    // Joining the waitlist is the one thing to do for a service that has no date yet.
    const isQuiet = service !== null && !isAnnounced(service.status)
    return <ContentButton $size={isQuiet ? 'small' : undefined} $variant="ghost" link={link} />
  }
  if (!link.address?.startsWith('#')) return <ContentTextLink link={link} />
  const words = (
    <>
      {link.label}
      <Icon of={ArrowDownIcon} size="small" weight="bold" />
    </>
  )
  if (primary || guide) return <ArrowLink link={link}>{words}</ArrowLink>
  return (
    <ContentButton $variant="outline" link={link}>
      {words}
    </ContentButton>
  )
}

/** The note, in which the words of its link are the link. Without these words the link follows the note. */
export function HeroNote({section: {note, noteLink, guide}}: Props) {
  if (guide) return <GuideNote guide={guide} note={note} />
  if (!note) return null
  const words = noteLink?.label
  if (!words) return <p data-note="">{note}</p>
  const start = note.indexOf(words)
  return (
    <p data-note="">
      {start === -1 ? `${note} ` : note.slice(0, start)}
      <ContentLink link={noteLink} />
      {start === -1 ? null : note.slice(start + words.length)}
    </p>
  )
}

/** Names the file that the button downloads. The note is about a draft. */
function GuideNote({guide, note}: {guide: NonNullable<Props['section']['guide']>; note?: string}) {
  const file = offeredFile(guide)
  return (
    <div>
      {file ? (
        <p data-note="">
          {guide.title}, {guideFileLabel(guide, file)}
        </p>
      ) : null}
      {note && !guide.file ? <p data-note="">{note}</p> : null}
    </div>
  )
}
