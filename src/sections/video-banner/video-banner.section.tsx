import {ContentVideo} from '#content/render/content-video.tsx'
import type {SectionProps} from '#content/section-props.ts'
import {definedItems} from '#lib/defined-items.ts'
import {Wrap} from '#ui/layout/layout.styles.ts'
import {focusPosition} from '#content/media/image-focus.ts'
import {Banner} from './video-banner.styles.ts'

/** Full-width video with its copy on the dark sky (HOME-4, ABOUT-3). */
export function VideoBannerSection({section}: SectionProps<'videoBanner'>) {
  const {heading, text, tags, clip, pauseLabel, playLabel, transcriptLabel, short} = section
  const pills = definedItems(tags)
  return (
    <Banner
      // Neither the video nor its poster is cropped by the Studio.
      $focus={focusPosition({...clip.poster, crop: null})}
      $short={short === true}
      className="dark"
      id={section.anchor}
    >
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
      {pills.length === 0 ? null : (
        <Wrap data-tags="">
          <ul>
            {pills.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </Wrap>
      )}
    </Banner>
  )
}
