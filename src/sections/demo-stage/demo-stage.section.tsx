import {PlayIcon} from '@phosphor-icons/react/dist/ssr/Play'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {isEmbeddable} from '#shared/video-hosts.ts'
import {ClickToLoadEmbed} from '#ui/video/click-to-load-embed.client.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {Band, Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {clipFields} from '#content/fragments/clip.ts'
import {linkFields} from '#content/fragments/link.ts'
import {pictureFields} from '#content/fragments/picture.ts'
import {Actions, Chapters, Screen, Stage} from './demo-stage.styles.ts'

export const demoStageQuery = /* groq */ `
  headline,
  lead,
  join{${linkFields}},
  watchLabel,
  videoUrl,
  newTab,
  embedUrl,
  videoDate,
  embedTitle,
  playLabel,
  privacyNote,
  emptyText,
  poster{${pictureFields}},
  chaptersHeading,
  chapters[]{_key, title, text, clip{${clipFields}}}
`

type Section = SectionProps<'demoStage'>['section']

/** Target of the button while there is no video. */
const chaptersId = ({_key}: Section) => `${_key}-chapters`

/** Address of the embedded video, if the content security policy allows it. */
const embedAddress = ({embedUrl}: Section) =>
  embedUrl !== null && isEmbeddable(embedUrl) ? embedUrl : null

/** Demo video on a screen across the edge of two grounds, with its chapters below (DEMO-1). */
export function DemoStageSection({section}: SectionProps<'demoStage'>) {
  const {headline, lead, join, watchLabel, videoUrl, newTab, privacyNote, emptyText} = section
  const embedUrl = embedAddress(section)
  return (
    <>
      <Stage id={section.anchor ?? undefined}>
        <Wrap>
          <h1>{headline}</h1>
          {lead ? <Lead>{lead}</Lead> : null}
          <Actions>
            {join ? <ContentButton $variant="lamp" link={join} /> : null}
            {videoUrl ? (
              <ContentButton
                $variant={join ? 'ghost' : 'lamp'}
                link={{label: watchLabel, kind: 'address', address: videoUrl, context: newTab}}
                opensNewTab
              />
            ) : (
              <ContentButton
                $variant="ghost"
                link={{label: watchLabel, kind: 'address', address: `#${chaptersId(section)}`}}
              />
            )}
          </Actions>
          {embedUrl || videoUrl ? null : <p data-empty="">{emptyText}</p>}
          <Screen>
            <DemoVideo section={section} />
          </Screen>
          {embedUrl ? <p data-note="">{privacyNote}</p> : null}
        </Wrap>
      </Stage>
      <ChapterList section={section} />
    </>
  )
}

function DemoVideo({section}: {section: Section}) {
  const {embedTitle, playLabel, poster} = section
  const embedUrl = embedAddress(section)
  const picture = (
    <Picture eager picture={poster} sizes={pictureSizes({medium: '100vw', large: '60rem'})} />
  )
  if (!embedUrl) return picture
  return (
    <ClickToLoadEmbed address={embedUrl} title={embedTitle}>
      {picture}
      <span data-play="">
        <Icon of={PlayIcon} weight="fill" /> {playLabel}
      </span>
    </ClickToLoadEmbed>
  )
}

function ChapterList({section}: {section: Section}) {
  const {chaptersHeading, chapters} = section
  return (
    <Band id={chaptersId(section)}>
      <Wrap>
        <SectionHead>
          <h2>{chaptersHeading}</h2>
        </SectionHead>
        <Chapters>
          {definedItems(chapters).map(({_key, title, text, clip}) => (
            <li key={_key}>
              {clip ? (
                <Picture
                  picture={{alt: clip.label, image: clip.poster, dark: clip.dark?.poster ?? null}}
                  sizes={pictureSizes({medium: '33vw', large: '26rem'})}
                />
              ) : null}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Chapters>
      </Wrap>
    </Band>
  )
}
