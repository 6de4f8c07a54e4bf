import type {ReactNode} from 'react'
import type {ValueOf} from '#lib/data-attribute.ts'
import {themeOnly} from '#theme/theme-script.ts'
import {VideoFrame, type videoFit} from './video.styles.ts'
import {VideoPlayer, type VideoPlayerProps} from './video-player.client.tsx'

interface VideoProps extends VideoPlayerProps {
  fit?: ValueOf<typeof videoFit>
  /** Describes what happens (WCAG 1.2.1, 1.2.3). */
  transcript?: ReactNode
  transcriptLabel?: string
  /** Variant for the dark theme. */
  dark?: Pick<VideoPlayerProps, 'poster' | 'sources'> | undefined
  /** Title and text between the video and its transcript. */
  children?: ReactNode
}

/** Renders a silent video with a pause button and a transcript. */
export function Video({
  fit = 'card',
  transcript,
  transcriptLabel,
  children,
  dark,
  ...player
}: VideoProps) {
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
      {children}
      {transcript === undefined || transcript === null ? null : (
        <details data-video-transcript="">
          <summary>{transcriptLabel}</summary>
          <div>{transcript}</div>
        </details>
      )}
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
