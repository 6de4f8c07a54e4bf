import type {ValueOf} from '#lib/data-attribute.ts'
import {themeOnly} from '#theme/theme-script.ts'
import {VideoFrame, type videoFit} from './video.styles.ts'
import {VideoPlayer} from './lazy-video.client.tsx'
import type {VideoPlayerProps} from './video-player.tsx'

interface VideoProps extends VideoPlayerProps {
  fit: ValueOf<typeof videoFit>
  /** Describes what happens (WCAG 1.2.1, 1.2.3). */
  transcript: string | null
  transcriptLabel: string | null
  /** Variant for the dark theme. */
  dark?: Pick<VideoPlayerProps, 'poster' | 'sources'> | undefined
}

/** Renders a silent video with a pause button and a transcript. */
export function Video({fit, transcript, transcriptLabel, dark, ...player}: VideoProps) {
  return (
    <VideoFrame $fit={fit}>
      {dark === undefined ? (
        <Screen {...player} />
      ) : (
        <>
          <div {...themeOnly.of('light')}>
            <Screen {...player} />
          </div>
          <div {...themeOnly.of('dark')}>
            <Screen {...player} {...dark} />
          </div>
        </>
      )}
      {transcript && transcriptLabel ? (
        <details data-video-transcript="">
          <summary>{transcriptLabel}</summary>
          <p>{transcript}</p>
        </details>
      ) : null}
    </VideoFrame>
  )
}

function Screen(player: VideoPlayerProps) {
  return (
    <div data-video="">
      <VideoPlayer {...player} />
    </div>
  )
}
