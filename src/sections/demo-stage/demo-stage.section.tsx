import {PlayIcon} from '@phosphor-icons/react/dist/ssr/Play'
import {ContentButton} from '#content/render/content-link.styles.ts'
import {Picture} from '#content/render/picture.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {isEmbeddable} from '#shared/video-hosts.ts'
import {ClickToLoadEmbed} from '#ui/video/lazy-video.client.tsx'
import {Icon} from '#ui/icon/icon.tsx'
import {Columns} from '#ui/layout/columns.styles.ts'
import {Lead, OpeningBand, Row, SectionHead, Wrap} from '#ui/layout/layout.styles.ts'
import {pictureSizes} from '#theme/breakpoints.ts'
import {Screen} from './demo-stage.styles.ts'

type Demo = SectionProps<'demoStage'>['section']

/** Target of the button while there is no video and no address of short ones: the section below. */
const endId = ({_key}: Demo) => `${_key}-end`

/** Address of the embedded video, if the content security policy allows it. */
const embedAddress = ({embedUrl}: Demo) =>
  embedUrl !== undefined && isEmbeddable(embedUrl) ? embedUrl : null

/** Opening of the demo, beside its video (DEMO-1). */
export function DemoStageSection({section}: SectionProps<'demoStage'>) {
  const {headline, lead, join, watchLabel, videoUrl, newTab, privacyNote, emptyText} = section
  const embedUrl = embedAddress(section)
  return (
    <>
      <OpeningBand $ground="brand" id={section.anchor}>
        <Wrap>
          <Columns $align="center" $share="5-7">
            <SectionHead>
              <h1>{headline}</h1>
              {lead ? <Lead>{lead}</Lead> : null}
              <Row>
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
                    link={{
                      label: watchLabel,
                      kind: 'address',
                      address: section.shortVideos ?? `#${endId(section)}`,
                    }}
                  />
                )}
              </Row>
              {embedUrl || videoUrl ? null : <p>{emptyText}</p>}
              {embedUrl ? <p>{privacyNote}</p> : null}
            </SectionHead>
            <DemoVideo section={section} />
          </Columns>
        </Wrap>
      </OpeningBand>
      <div id={endId(section)} />
    </>
  )
}

function DemoVideo({section}: {section: Demo}) {
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
