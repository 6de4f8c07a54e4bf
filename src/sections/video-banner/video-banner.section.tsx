import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {Banner} from './video-banner.styles.ts'

/** A clip across the page with its copy on its dark sky (HOME-4, ABOUT-3). */
export function VideoBannerSection({section}: SectionProps<'videoBanner'>) {
  const {heading, text, tags, clip, pauseLabel, playLabel, transcriptLabel, short} = section
  const copy = definedItems(tags)
  return (
    <Banner $short={short === true} id={section.anchor ?? undefined}>
      <ContentVideo
        clip={clip}
        fit="fill"
        pauseLabel={pauseLabel}
        playLabel={playLabel}
        transcriptLabel={transcriptLabel}
      />
      <Wrap data-copy="">
        <h2>{heading}</h2>
        {text ? <p>{text}</p> : null}
      </Wrap>
      {copy.length === 0 ? null : (
        <Wrap data-tags="">
          <ul>
            {copy.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </Wrap>
      )}
    </Banner>
  )
}
