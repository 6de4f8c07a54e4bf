import {PlayIcon} from '@phosphor-icons/react/dist/ssr/Play'
import {ClipSteps} from '#content/render/clip-steps.tsx'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {LinkifiedText} from '#content/render/linkified-text.tsx'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {isEmbeddable} from '#shared/video-hosts.ts'
import {ClickToLoadEmbed} from '#ui/video/click-to-load-embed.client.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {Lead, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Actions, Chapters, ChaptersNote, Screen, Stage} from './demo-stage.styles.ts'

type Section = SectionProps<'demoStage'>['section']

/** Target of the button while there is no video. */
const chaptersId = ({_key}: Section) => `${_key}-chapters`

/** Address of the embedded video, if the content security policy allows it. */
const embedAddress = ({embedUrl}: Section) =>
  embedUrl !== undefined && isEmbeddable(embedUrl) ? embedUrl : null

/** Demo video on a screen across the edge of two grounds, with its chapters below (DEMO-1). */
export function DemoStageSection({section}: SectionProps<'demoStage'>) {
  const {headline, lead, join, watchLabel, videoUrl, newTab, privacyNote, emptyText} = section
  const embedUrl = embedAddress(section)
  return (
    <>
      <Stage id={section.anchor}>
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
          <DemoVideo section={section} />
          {embedUrl ? <p data-note="">{privacyNote}</p> : null}
        </Wrap>
      </Stage>
      <ChapterList section={section} />
    </>
  )
}

/** The embedded video or, without one, its poster. */
function DemoVideo({section}: {section: Section}) {
  const {embedTitle, playLabel, poster} = section
  const embedUrl = embedAddress(section)
  const picture = (
    <Picture eager picture={poster} sizes={pictureSizes({medium: '100vw', large: '60rem'})} />
  )
  return (
    <Screen>
      {embedUrl ? (
        <ClickToLoadEmbed address={embedUrl} title={embedTitle}>
          {picture}
          <span data-play="">
            <Icon of={PlayIcon} weight="fill" /> {playLabel}
          </span>
        </ClickToLoadEmbed>
      ) : (
        picture
      )}
    </Screen>
  )
}

function ChapterList({section}: {section: Section}) {
  const {chaptersHeading, chapters, chaptersNote, pauseLabel, playLabel, transcriptLabel} = section
  return (
    <Chapters id={chaptersId(section)}>
      <Wrap>
        <SectionHead>
          <h2>{chaptersHeading}</h2>
        </SectionHead>
        <ClipSteps
          arrangement="rows"
          pauseLabel={pauseLabel}
          playLabel={playLabel}
          steps={definedItems(chapters)}
          transcriptLabel={transcriptLabel}
        />
        {chaptersNote ? (
          <ChaptersNote>
            <LinkifiedText text={chaptersNote} />
          </ChaptersNote>
        ) : null}
      </Wrap>
    </Chapters>
  )
}
